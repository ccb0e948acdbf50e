"""Parameters of seaborn's functions and attributes of its grids, of 0.11 to 0.13 together."""

SCATTERPLOT = (
    " ax data hue hue_norm hue_order legend markers palette size size_norm size_order sizes style style_order x y "
)

LINEPLOT = (
    " ax ci dashes data err_kws err_style errorbar estimator hue hue_norm hue_order legend markers n_boot orient "
    "palette seed size size_norm size_order sizes sort style style_order units weights x y "
)

HISTPLOT = (
    " ax binrange bins binwidth cbar cbar_ax cbar_kws color common_bins common_norm cumulative data discrete element "
    "fill hue hue_norm hue_order kde kde_kws legend line_kws log_scale multiple palette pmax pthresh shrink stat "
    "thresh weights x y "
)

KDEPLOT = (
    " ax bw_adjust bw_method cbar cbar_ax cbar_kws clip color common_grid common_norm cumulative cut data fill "
    "gridsize hue hue_norm hue_order legend levels log_scale multiple palette thresh warn_singular weights x y "
)

BARPLOT = (
    " ax capsize ci color data dodge err_kws errcolor errorbar errwidth estimator fill formatter gap hue hue_norm "
    "hue_order legend log_scale n_boot native_scale order orient palette saturation seed units weights width x y "
)

COUNTPLOT = (
    " ax color data dodge fill formatter gap hue hue_norm hue_order legend log_scale native_scale order orient palette "
    "saturation stat width x y "
)

STRIPPLOT = (
    " ax color data dodge edgecolor formatter hue hue_norm hue_order jitter legend linewidth log_scale native_scale "
    "order orient palette size x y "
)

SWARMPLOT = (
    " ax color data dodge edgecolor formatter hue hue_norm hue_order legend linewidth log_scale native_scale order "
    "orient palette size warn_thresh x y "
)

BOXPLOT = (
    " ax color data dodge fill fliersize formatter gap hue hue_norm hue_order legend linecolor linewidth log_scale "
    "native_scale order orient palette saturation whis width x y "
)

VIOLINPLOT = (
    " ax bw bw_adjust bw_method color common_norm cut data density_norm dodge fill formatter gap gridsize hue hue_norm "
    "hue_order inner inner_kws legend linecolor linewidth log_scale native_scale order orient palette saturation "
    "scale scale_hue split width x y "
)

BOXENPLOT = (
    " ax box_kws color data dodge fill flier_kws formatter gap hue hue_norm hue_order k_depth legend line_kws "
    "linecolor linewidth log_scale native_scale order orient outlier_prop palette saturation scale showfliers "
    "trust_alpha width width_method x y "
)

POINTPLOT = (
    " ax capsize ci color data dodge err_kws errorbar errwidth estimator formatter hue hue_norm hue_order join label "
    "legend linestyles log_scale markers n_boot native_scale order orient palette scale seed units weights x y "
)

HEATMAP = (
    " annot annot_kws ax cbar cbar_ax cbar_kws center cmap data fmt linecolor linewidths mask robust square vmax vmin "
    "xticklabels yticklabels "
)

RELPLOT = (
    " aspect col col_order col_wrap dashes data facet_kws height hue hue_norm hue_order kind legend markers palette "
    "row row_order size size_norm size_order sizes style style_order units weights x y "
)

DISPLOT = (
    " aspect col col_order col_wrap color data facet_kws height hue hue_norm hue_order kind legend log_scale palette "
    "row row_order rug rug_kws weights x y "
)

CATPLOT = (
    " aspect ci col col_order col_wrap color data errorbar estimator facet_kws formatter height hue hue_norm hue_order "
    "kind legend legend_out log_scale margin_titles n_boot native_scale order orient palette row row_order seed "
    "sharex sharey units weights x y "
)

ECDFPLOT = (
    " ax complementary data hue hue_norm hue_order legend log_scale palette stat weights x y "
)

RUGPLOT = (
    " ax data expand_margins height hue hue_norm hue_order legend palette x y "
)

FACETS = (
    " add_legend apply ax axes axes_dict col_names data despine facet_axis facet_data fig figure hue_kws hue_names "
    "legend map map_dataframe pipe refline row_names savefig set set_axis_labels set_titles set_xlabels "
    "set_xticklabels set_ylabels set_yticklabels tick_params tight_layout "
)

PAIRS = (
    " add_legend apply axes data diag_axes diag_sharey diag_vars fig figure hue_kws hue_names hue_vals legend map "
    "map_diag map_lower map_offdiag map_upper palette pipe savefig set square_grid tick_params tight_layout x_vars "
    "y_vars "
)

JOINT = (
    " apply ax_joint ax_marg_x ax_marg_y fig figure hue pipe plot plot_joint plot_marginals refline savefig set "
    "set_axis_labels x y "
)
