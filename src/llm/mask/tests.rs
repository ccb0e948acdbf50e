use super::*;

fn mask(text: &str) -> String {
    Masker::default().mask(text).0
}

/// What must not be left, in the middle of code as people write it. Put together here, so that no scanner of
/// repositories takes the samples for real ones.
#[test]
fn secrets_of_every_form_are_masked() {
    let b = "aB3dE5fG7hJ9kL1mN2pQ4rS6tU8vW0xY";
    let samples = [
        (format!("client = OpenAI(api_key=\"sk-{b}\")"), format!("sk-{b}")),
        (format!("openai.api_key = 'sk-proj-{b}_{b}'"), b.to_owned()),
        (format!("!git clone https://ghp_{b}@github.com/a/b"), b.to_owned()),
        (format!("login(\"hf_{b}\")"), b.to_owned()),
        ("s3 = boto3.client('s3', 'AKIAIOSFODNN7EXAMPLE')".into(), "IOSFODNN7".into()),
        ("aws_secret_access_key = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'".into(), "wJalr".into()),
        ("x = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPL3K2Y'".into(), "K7MDENG".into()),
        (format!("genai.configure(api_key='AIza{b}xyz')"), b.to_owned()),
        ("engine = create_engine('postgresql://bob:s3cret!@db.example.com:5432/x')".into(), "s3cret!".into()),
        ("pymongo.MongoClient(\"mongodb+srv://u:p/w@cluster0.mongodb.net\")".into(), "p/w".into()),
        ("requests.get('https://api.example.com/v1?api_key=abc123def456&q=1')".into(), "abc123def456".into()),
        ("password = 'hunter2'".into(), "hunter2".into()),
        ("db_password: str = \"hunter2\"".into(), "hunter2".into()),
        ("conn = connect(host='h', user='me', passwd='hunter2')".into(), "hunter2".into()),
        ("os.environ['DB_PASSWORD'] = 'hunter2'".into(), "hunter2".into()),
        ("os.environ.setdefault(\"WANDB_API_KEY\", \"0123456789abcdef\")".into(), "0123456789abcdef".into()),
        ("config = {\"password\": \"hunter2\", 'secret': r'x\\y'}".into(), "hunter2".into()),
        ("pwd = (\n    'hunter2'\n)".into(), "hunter2".into()),
        (format!("headers = {{'Authorization': 'Bearer {b}'}}"), b.to_owned()),
        ("%env API_TOKEN=4f3c2b1a09d8e7f64f3c2b1a09d8e7f6".into(), "4f3c2b1a".into()),
        ("k = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'".into(), "eyJhbGci".into()),
        ("pem = '''-----BEGIN RSA PRIVATE KEY-----\nMIIEow\nabc\n-----END RSA PRIVATE KEY-----'''\ny = 1".into(), "MIIEow".into()),
        ("c = 'DefaultEndpointsProtocol=https;AccountName=a;AccountKey=abcd1234==;'".into(), "abcd1234".into()),
        ("c = 'Server=h;Database=d;User Id=u;Password=hunter2;'".into(), "hunter2".into()),
        (format!("requests.post('https://hooks.slack.com/services/T00/B00/{b}')"), b.to_owned()),
        (format!("bot = Bot('123456789:AA{b}x')"), b.to_owned()),
        ("x = '7c9e6679-7425-40de-944b-e07fc1f90ae7'".into(), "7425-40de".into()),
        (format!("blob = '{b}'"), b.to_owned()),
    ];
    for (code, secret) in samples {
        let masked = mask(&code);
        assert!(!masked.contains(&secret), "{code}\n{masked}");
        assert!(masked.contains("<secret-1>"), "{code}\n{masked}");
    }
    assert!(mask("a = '''-----BEGIN PRIVATE KEY-----\nx\n-----END PRIVATE KEY-----'''\ny = 1").ends_with("'''\ny = 1"));
}

#[test]
fn code_stays_as_it_is() {
    for code in [
        "df = pd.read_csv('/kaggle/input/house-prices-advanced-regression-techniques/train.csv')",
        "tokenizer = AutoTokenizer.from_pretrained('distilbert-base-uncased-finetuned-sst-2-english', pad_token='<pad>')",
        "model = EfficientNetB7(weights='imagenet', include_top=False, input_shape=(224, 224, 3))",
        "X_train_scaled_2020_01_15 = StandardScaler().fit_transform(X_train)",
        "df.groupby('customer_identification_number_2')['password_length'].mean()",
        "for key, token in zip(keys, tokens):\n    print(key, token)",
        "df = df.rename(columns={'key': 'Customer_ID_2'})",
        "from sklearn.model_selection import train_test_split, GridSearchCV",
        "model.load_state_dict(torch.load('checkpoints/resnet50_epoch_100_val_loss_0.1234.pth'))",
        "url = 'https://raw.githubusercontent.com/mwaskom/seaborn-data/master/penguins.csv'",
        "password = getpass.getpass('Password: ')",
        "pd.merge(a, b, on='primary_key', how='left', suffixes=('_left', '_right'))",
        "model_id = 'Qwen/Qwen3-Next-80B-A3B-Thinking'; other = 'google/vit-base-patch16-224-in21k'",
        "x = tf.keras.layers.Conv2DTranspose(128, (3, 3), strides=(2, 2), padding='same')(x)",
        "print('=' * 40, '----------------------------------------', '0000000000000000000000000000000000000000')",
        "sep_token = tokenizer.sep_token\nkey = 'name'",
        "assert df['SalePriceLog1pTransformed2Winsorized'].notna().all()",
        "TfidfVectorizer(token_pattern=r'(?u)\\b\\w+\\b')",
        "df.to_csv('submission_2021_03_17_v2_final_0123.csv')",
        "{\"types\": {\"type\": \"pandas.core.frame.DataFrame\"}, \"structure\": {\"shape\": [891, 12]}}",
    ] {
        assert_eq!(mask(code), code);
    }
}

#[test]
fn equal_secrets_get_equal_numbers() {
    let (text, count) = Masker::default().mask("password = 'one'\nsecret = 'two'\npwd = 'one'");
    assert_eq!((text.as_str(), count), ("password = '<secret-1>'\nsecret = '<secret-2>'\npwd = '<secret-1>'", 2));
}

#[test]
fn known_secrets_are_found_wherever_they_stand() {
    let masker = Masker::knowing(["plain words".into(), "short".into(), "plain words and more".into()]);
    assert_eq!(masker.mask("a plain words and more, plain words, short").0, "a <secret-1>, <secret-2>, short");
    assert_eq!(format!("{masker:?}"), "Masker(2 known)");
}

#[test]
fn any_text_can_be_masked() {
    for text in ["", "\"", "'''", "x='", "é = 'ü'", "password='ü'", "://", "://@", "?=", "=\"\"", "password\u{301}: '😀'", "-----BEGIN PRIVATE KEY-----"] {
        mask(text);
    }
    assert_eq!(mask("password='ü'"), "password='<secret-1>'");
}
