<?php
/**
 * What a page with widgets needs once: the loader, the styles that templates use, the site configuration. A page without a block
 * of ours gets none of it.
 *
 * @package tourism-widgets
 */

namespace TourismWidgets;

defined( 'ABSPATH' ) || exit;

const STYLES = array( 'fonts.css', 'template.css' );

/** What WordPress' bar covers of a page: 46 px, 32 px from 783 px on. On phones it scrolls away. */
const ADMIN_BAR = '@media screen and (min-width: 601px) { :root { --tourism-top-offset: var(--wp-admin--admin-bar--height, 32px); } }';

/** Asks for loader, styles and site configuration; any number of times. */
function enqueue_site(): void {
	if ( is_admin() || wp_is_serving_rest_request() ) {
		return;
	}
	enqueue_styles();
	wp_enqueue_script_module( 'tourism-widgets', address( 'build/loader.js' ), array(), VERSION );
	add_action( 'wp_footer', __NAMESPACE__ . '\print_site_configuration', 1 );
}

/**
 * Names the folder of the build on the loader's element: an optimiser that copies the loader elsewhere takes it away from its files.
 *
 * @param array<string,mixed> $attributes Of a script element.
 * @return array<string,mixed>
 */
function name_folder( array $attributes ): array {
	if ( 'tourism-widgets-js-module' === ( $attributes['id'] ?? '' ) ) {
		$attributes['data-asset-base'] = address( 'build/' );
	}
	return $attributes;
}
add_filter( 'wp_script_attributes', __NAMESPACE__ . '\name_folder' );

/** The page's language, two letters: the first part of its path, else the site's (contract, section 1). */
function page_language(): string {
	$path = (string) wp_parse_url( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), PHP_URL_PATH ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared, never printed.
	return preg_match( '#^/([a-z]{2})(?:/|$)#', $path, $found ) ? $found[1] : substr( get_bloginfo( 'language' ), 0, 2 );
}

/** Asks at once for the fonts of the page's language: text keeps the font in which it is first painted. */
function preload_fonts(): void {
	$fonts = require FOLDER . '/fonts.php';
	foreach ( $fonts['byLanguage'][ page_language() ] ?? $fonts['others'] as $file ) {
		printf( '<link rel="preload" as="font" type="font/woff2" crossorigin href="%s">' . "\n", esc_url( address( "build/$file" ) ) );
	}
}

/** Asks for the styles that templates use, and their fonts. */
function enqueue_styles(): void {
	add_action( 'wp_head', __NAMESPACE__ . '\preload_fonts', 2 );
	foreach ( STYLES as $file ) {
		wp_enqueue_style( "tourism-widgets-$file", address( "build/$file" ), array(), VERSION );
	}
	if ( is_admin_bar_showing() ) {
		wp_add_inline_style( 'tourism-widgets-template.css', ADMIN_BAR );
	}
}

/** Under a classic theme the head is printed before any block is drawn: the styles are asked for by looking at the posts. */
function enqueue_styles_of_posts(): void {
	foreach ( $GLOBALS['wp_query']->posts ?? array() as $post ) {
		if ( $post instanceof \WP_Post && str_contains( $post->post_content, '<!-- wp:tourism-widgets/' ) ) {
			enqueue_styles();
		}
	}
}
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\enqueue_styles_of_posts' );

/**
 * The site configuration of the page that is shown (contract, section 1): what the settings say, and what kind of page it is.
 *
 * @return array<string,mixed>
 */
function site_configuration(): array {
	$category = get_the_category();
	$config   = array_merge(
		array(
			'pageCategory'    => (string) get_post_type(),
			'pageSubcategory' => $category ? $category[0]->slug : '',
			'mode'            => 'B2C',
			'theme'           => 'default',
		),
		settings()['config']
	);
	$config = array_filter( $config, static fn( $value ): bool => '' !== $value );
	/**
	 * Filters the site configuration of a page.
	 *
	 * @param array<string,mixed> $config The fields of contract, section 1.
	 */
	return (array) apply_filters( 'tourism_widgets_site_configuration', without_empty( $config ) );
}

/** Prints the site configuration. */
function print_site_configuration(): void {
	wp_print_inline_script_tag(
		(string) wp_json_encode( (object) site_configuration(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ),
		array(
			'type'             => 'application/json',
			'data-site-config' => true,
		)
	);
}
