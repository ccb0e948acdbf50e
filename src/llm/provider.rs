//! Where a model lives: provider, address, key and headers.

use super::mask::Masker;

/// How a server is spoken to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Protocol {
    /// OpenAI's Responses.
    Responses,
    /// OpenAI's Chat Completions, which most servers speak.
    Chat,
    Azure,
    Anthropic,
    Gemini,
}

/// A provider, as people name it.
#[derive(Debug)]
pub struct Provider {
    pub name: &'static str,
    pub protocol: Protocol,
    /// Where it lives, if that is always the same place.
    pub base_url: Option<&'static str>,
    /// The usual environment variables for the address and for the key; the first that is set counts.
    base_env: &'static [&'static str],
    key_env: &'static [&'static str],
    /// Whether it does nothing without a key.
    key_needed: bool,
}

/// Every provider that can be named in `--llm-model PROVIDER:MODEL`.
pub const PROVIDERS: &[Provider] = &[
    Provider {
        name: "openai",
        protocol: Protocol::Responses,
        base_url: Some("https://api.openai.com/v1"),
        base_env: &["OPENAI_BASE_URL"],
        key_env: &["OPENAI_API_KEY"],
        key_needed: true,
    },
    Provider {
        name: "openai-chat",
        protocol: Protocol::Chat,
        base_url: Some("https://api.openai.com/v1"),
        base_env: &["OPENAI_BASE_URL"],
        key_env: &["OPENAI_API_KEY"],
        key_needed: true,
    },
    Provider {
        name: "azure",
        protocol: Protocol::Azure,
        base_url: None,
        base_env: &["AZURE_OPENAI_ENDPOINT"],
        key_env: &["AZURE_OPENAI_API_KEY"],
        key_needed: true,
    },
    Provider {
        name: "anthropic",
        protocol: Protocol::Anthropic,
        base_url: Some("https://api.anthropic.com"),
        base_env: &["ANTHROPIC_BASE_URL"],
        key_env: &["ANTHROPIC_API_KEY"],
        key_needed: true,
    },
    Provider {
        name: "gemini",
        protocol: Protocol::Gemini,
        base_url: Some("https://generativelanguage.googleapis.com"),
        base_env: &["GOOGLE_GEMINI_BASE_URL"],
        key_env: &["GEMINI_API_KEY", "GOOGLE_API_KEY"],
        key_needed: true,
    },
    Provider {
        name: "openrouter",
        protocol: Protocol::Chat,
        base_url: Some("https://openrouter.ai/api/v1"),
        base_env: &[],
        key_env: &["OPENROUTER_API_KEY"],
        key_needed: true,
    },
    Provider {
        name: "ollama",
        protocol: Protocol::Chat,
        base_url: Some("http://localhost:11434/v1"),
        base_env: &[],
        key_env: &["OLLAMA_API_KEY"],
        key_needed: false,
    },
    Provider { name: "chat", protocol: Protocol::Chat, base_url: None, base_env: &[], key_env: &["CRANE_LLM_API_KEY"], key_needed: false },
];

/// A model at its provider, ready to be asked.
#[derive(Clone)]
pub struct Model {
    pub provider: &'static Provider,
    /// As the provider names it; at Azure the deployment.
    pub name: String,
    /// Without a slash at its end.
    pub base_url: String,
    pub api_version: Option<String>,
    /// `None`: what the provider takes by itself.
    pub temperature: Option<f64>,
    pub headers: Vec<(String, String)>,
    key: Option<String>,
}

/// Its key is not for logs.
impl std::fmt::Debug for Model {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} at {}", self.title(), self.base_url)
    }
}

/// What the command line says of a model's place.
#[derive(Debug, Clone, Default)]
pub struct Place {
    pub base_url: Option<String>,
    pub api_version: Option<String>,
    pub headers: Vec<(String, String)>,
    /// 0.01 where nothing is said.
    pub temperature: Option<f64>,
}

impl Model {
    /// From `PROVIDER:MODEL`, the command line and the environment.
    ///
    /// # Errors
    /// One sentence that says what is missing and how to give it.
    pub fn new(spec: &str, place: Place, env: impl Fn(&str) -> Option<String>) -> Result<Model, String> {
        let known = || PROVIDERS.iter().map(|provider| provider.name).collect::<Vec<_>>().join(", ");
        let (name, model) = spec.split_once(':').unwrap_or((spec, ""));
        let Some(provider) = PROVIDERS.iter().find(|provider| provider.name == name) else {
            return Err(format!("\"{name}\" is no provider of language models: write PROVIDER:MODEL, with one of {}", known()));
        };
        if model.trim().is_empty() {
            return Err(format!("which model of {name}? write {name}:MODEL"));
        }
        let plain = |c: char| c.is_ascii_alphanumeric() || "-._:/@+".contains(c);
        if !model.trim().chars().all(plain) || model.contains("..") {
            return Err("the name of the language model holds characters that no model's name has".to_owned());
        }
        let set = |names: &[&str]| names.iter().find_map(|name| env(name).filter(|value| !value.trim().is_empty()));
        let base_url = place.base_url.or_else(|| env("CRANE_LLM_BASE_URL").filter(|url| !url.trim().is_empty())).or_else(|| set(provider.base_env));
        let base_url = base_url.or_else(|| provider.base_url.map(str::to_owned)).ok_or_else(|| {
            let or = provider.base_env.first().map_or(String::new(), |name| format!(" or {name}"));
            format!("{name} needs an address: give --llm-base-url{or}")
        })?;
        let base_url = base_url.trim().trim_end_matches('/').to_owned();
        let key = set(provider.key_env).map(|key| key.trim().to_owned());
        if key.is_none() && provider.key_needed {
            return Err(format!("{name} needs a key: set the environment variable {}", provider.key_env.join(" or ")));
        }
        if key.as_deref().is_some_and(|key| key.chars().any(|c| c.is_control() || !c.is_ascii())) {
            return Err(format!("the key in {} holds characters that no key has", provider.key_env.join(" or ")));
        }
        let Some((scheme, rest)) = base_url.split_once("://").filter(|(scheme, _)| matches!(*scheme, "http" | "https")) else {
            return Err("the address of the language model begins neither with https:// nor with http://".to_owned());
        };
        if rest.split('/').next().unwrap_or_default().contains('@') {
            return Err("the address of the language model holds a user name or password: keys come from the environment".to_owned());
        }
        let secret = key.is_some() || !place.headers.is_empty();
        if scheme == "http" && secret && !is_here(rest) {
            return Err("a key would be sent over http, which anybody on the way can read: use https".to_owned());
        }
        let api_version = place.api_version.or_else(|| match provider.protocol {
            Protocol::Azure => Some(env("OPENAI_API_VERSION").unwrap_or_else(|| "2024-10-21".into())),
            Protocol::Anthropic => Some("2023-06-01".into()),
            Protocol::Gemini => Some("v1beta".into()),
            Protocol::Responses | Protocol::Chat => None,
        });
        let temperature = place.temperature.or(Some(0.01));
        Ok(Model { provider, name: model.trim().to_owned(), base_url, api_version, temperature, headers: place.headers, key })
    }

    /// `openai:gpt-5`.
    pub fn title(&self) -> String {
        format!("{}:{}", self.provider.name, self.name)
    }

    /// The header that carries the key, and the key in it.
    pub fn key_header(&self) -> Option<(&'static str, String)> {
        let key = self.key.as_ref()?;
        Some(match self.provider.protocol {
            Protocol::Azure => ("api-key", key.clone()),
            Protocol::Anthropic => ("x-api-key", key.clone()),
            Protocol::Gemini => ("x-goog-api-key", key.clone()),
            Protocol::Responses | Protocol::Chat => ("authorization", format!("Bearer {key}")),
        })
    }

    /// Takes the model's key and the values of its headers out of texts, with all that looks like a secret.
    pub fn masker(&self) -> Masker {
        Masker::of_environment().and(self.key.iter().cloned().chain(self.headers.iter().map(|(_, value)| value.clone())))
    }
}

/// Whether an address is this machine.
fn is_here(rest: &str) -> bool {
    let authority = rest.split('/').next().unwrap_or_default();
    let host = match authority.strip_prefix('[') {
        Some(v6) => v6.split(']').next().unwrap_or_default(),
        None => authority.split(':').next().unwrap_or_default(),
    };
    host == "localhost" || host == "::1" || host.parse::<std::net::Ipv4Addr>().is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn model(spec: &str, place: Place, env: &[(&str, &str)]) -> Result<Model, String> {
        Model::new(spec, place, |name| env.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned()))
    }

    fn at(url: &str) -> Place {
        Place { base_url: Some(url.into()), ..Place::default() }
    }

    #[test]
    fn keys_and_addresses_come_from_the_usual_variables() {
        let openai = model("openai:gpt-5", Place::default(), &[("OPENAI_API_KEY", "k1")]).unwrap();
        assert_eq!((openai.base_url.as_str(), openai.key_header()), ("https://api.openai.com/v1", Some(("authorization", "Bearer k1".into()))));
        let azure = model("azure:dep", Place::default(), &[("AZURE_OPENAI_API_KEY", "k"), ("AZURE_OPENAI_ENDPOINT", "https://x.example/")]).unwrap();
        assert_eq!((azure.base_url.as_str(), azure.api_version.as_deref()), ("https://x.example", Some("2024-10-21")));
        let gemini = model("gemini:g", Place::default(), &[("GOOGLE_API_KEY", "k")]).unwrap();
        assert_eq!(gemini.key_header(), Some(("x-goog-api-key", "k".into())));
        let ollama = model("ollama:qwen2.5-coder:7b", Place::default(), &[]).unwrap();
        assert_eq!((ollama.name.as_str(), ollama.key_header()), ("qwen2.5-coder:7b", None));
        assert!(!format!("{openai:?}").contains("k1"));
    }

    #[test]
    fn what_is_missing_is_said() {
        let cases: [(&str, Place, &[(&str, &str)], &str); 8] = [
            ("gpt-5", Place::default(), &[], "is no provider"),
            ("openai", Place::default(), &[], "which model"),
            ("openai:gpt-5", Place::default(), &[], "OPENAI_API_KEY"),
            ("gemini:x", Place::default(), &[], "GEMINI_API_KEY or GOOGLE_API_KEY"),
            ("chat:x", Place::default(), &[], "--llm-base-url"),
            ("chat:x", at("ftp://x"), &[], "https://"),
            ("chat:x", at("https://u:p@x"), &[], "keys come from the environment"),
            ("chat:x", at("http://models.example"), &[("CRANE_LLM_API_KEY", "k")], "use https"),
        ];
        for (spec, place, env, why) in cases {
            let error = model(spec, place, env).unwrap_err();
            assert!(error.contains(why), "{spec}: {error}");
        }
    }

    #[test]
    fn keys_go_over_http_to_this_machine_only() {
        let env = [("CRANE_LLM_API_KEY", "k")];
        for url in ["http://localhost:1/v1", "http://127.0.0.1", "http://[::1]:8080/x"] {
            assert!(model("chat:x", at(url), &env).is_ok(), "{url}");
        }
        for url in ["http://127.0.0.1.evil.example", "http://localhost.evil", "http://10.0.0.1"] {
            assert!(model("chat:x", at(url), &env).is_err(), "{url}");
            assert!(model("chat:x", at(url), &[]).is_ok(), "{url}");
        }
    }
}
