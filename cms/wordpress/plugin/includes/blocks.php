<?php
/**
 * The blocks: one for each widget, all alike. What differs stands in `widgets.php`, which the build writes.
 *
 * @package tourism-widgets
 */

namespace TourismWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * Facts of each widget, by its name.
 *
 * @return array<string, array{title: string, description: string, family: string, html: string[]}>
 */
function widgets(): array {
	static $widgets = null;
	$widgets      ??= require FOLDER . '/widgets.php';
	return $widgets;
}

/** The category that the blocks of a family stand in. */
function category_of( string $family ): string {
	return 'tourism-' . sanitize_title( $family );
}

/** Tells WordPress of every widget's block. */
function register_blocks(): void {
	load_plugin_textdomain( 'tourism-widgets', false, basename( FOLDER ) . '/languages' );
	register_editor_scripts();
	foreach ( widgets() as $name => $widget ) {
		register_block_type(
			"tourism-widgets/$name",
			array(
				'api_version'           => 3,
				// phpcs:ignore WordPress.WP.I18n.NonSingularStringLiteralText -- The build writes the words and their translations.
				'title'                 => __( $widget['title'], 'tourism-widgets' ),
				// phpcs:ignore WordPress.WP.I18n.NonSingularStringLiteralText -- The same.
				'description'           => __( $widget['description'], 'tourism-widgets' ),
				'category'              => category_of( $widget['family'] ),
				'keywords'              => array( $name, 'tourism' ),
				'textdomain'            => 'tourism-widgets',
				'attributes'            => array(
					'config'   => array( 'type' => 'object' ),
					// What remains of the block where the plugin is no more: its words.
					'fallback' => array(
						'type'    => 'string',
						'source'  => 'raw',
						'default' => '',
					),
					// `interaction` where the author lets the widget wait for a visitor's first touch.
					'load'     => array( 'type' => 'string' ),
					'anchor'   => array( 'type' => 'string' ),
					// Only of the block that the list of blocks shows: it is drawn as a picture.
					'picture'  => array( 'type' => 'string' ),
					// A widget has its own column and margins, so it takes the whole width unless its author says otherwise.
					'align'    => array(
						'type'    => 'string',
						'default' => 'full',
					),
				),
				'supports'              => array(
					'align'   => array( 'wide', 'full' ),
					'anchor'  => true,
					'html'    => false,
					'spacing' => array( 'margin' => array( 'top', 'bottom' ) ),
				),
				'editor_script_handles' => array( EDITOR ),
				'editor_style_handles'  => array( EDITOR ),
				'render_callback'       => static fn( array $attributes, string $content ): string =>
					render( $name, $attributes, $content ),
			)
		);
	}
}
add_action( 'init', __NAMESPACE__ . '\register_blocks' );

/**
 * A widget's mount element with its fallback (contract, section 2). The fallback is what the editor has saved, which has passed
 * the same filters as the rest of the post.
 *
 * @param string              $name       The widget's name.
 * @param array<string,mixed> $attributes The block's.
 * @param string              $content    What the editor has saved in the block.
 */
function render( string $name, array $attributes, string $content ): string {
	enqueue_site();
	$config = $attributes['config'] ?? array();
	$marks  = array(
		'data-component' => $name,
		'data-config'    => configuration_json( is_array( $config ) ? $config : array() ),
	);
	if ( 'interaction' === ( $attributes['load'] ?? '' ) ) {
		$marks['data-load'] = 'interaction';
	}
	// WordPress has a class for a width that is stored, and forgets the one that holds by itself.
	if ( 'full' === ( $attributes['align'] ?? '' ) && ! isset( \WP_Block_Supports::$block_to_render['attrs']['align'] ) ) {
		$marks['class'] = 'alignfull';
	}
	$anchor = $attributes['anchor'] ?? '';
	if ( is_string( $anchor ) && '' !== $anchor ) {
		$marks['id'] = $anchor;
	}
	return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes( $marks ), trim( $content ) );
}

/**
 * Puts a category for each family of widgets before those of WordPress.
 *
 * @param array<array{slug: string, title: string}> $categories WordPress' own, and those of other plugins.
 * @return array<array{slug: string, title: string}>
 */
function add_categories( array $categories ): array {
	$families = array_values( array_unique( array_column( widgets(), 'family' ) ) );
	$own      = array_map(
		static fn( string $family ): array => array(
			'slug'  => category_of( $family ),
			/* translators: %s: a family of widgets */
			'title' => sprintf( __( 'Tourism – %s', 'tourism-widgets' ), __( $family, 'tourism-widgets' ) ), // phpcs:ignore WordPress.WP.I18n.NonSingularStringLiteralText
		),
		$families
	);
	return array( ...$own, ...$categories );
}
add_filter( 'block_categories_all', __NAMESPACE__ . '\add_categories' );
