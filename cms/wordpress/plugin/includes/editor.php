<?php
/**
 * What the block editor needs: the forms of the widgets, the scripts that draw them, the words in the author's language.
 *
 * @package tourism-widgets
 */

namespace TourismWidgets;

defined( 'ABSPATH' ) || exit;

const EDITOR = 'tourism-widgets-editor';

/** The editor's scripts below `editor/`, each using those before it, with what they need of WordPress. */
const SCRIPTS = array(
	'forms'     => array(),
	'values'    => array(),
	'words'     => array(),
	'rich-text' => array( 'wp-element', 'wp-components', 'editor' ),
	'fields'    => array( 'wp-element', 'wp-components', 'wp-block-editor', 'wp-i18n' ),
	'lists'     => array( 'wp-element', 'wp-components', 'wp-i18n' ),
	'canvas'    => array( 'wp-element', 'wp-compose', 'wp-data' ),
	'blocks'    => array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-compose', 'wp-i18n' ),
);

/** Registers scripts and styles; a page of the admin area without the block editor gets none of them. */
function register_editor_scripts(): void {
	wp_register_style( EDITOR, address( 'editor/editor.css' ), array( 'wp-components' ), VERSION );
	$before = array();
	foreach ( SCRIPTS as $name => $needs ) {
		$handle = EDITOR . "-$name";
		wp_register_script( $handle, address( "editor/$name.js" ), array( ...$needs, ...$before ), VERSION, true );
		$before = array( $handle );
	}
	wp_register_script( EDITOR, false, $before, VERSION, true );
	wp_set_script_translations( EDITOR . '-fields', 'tourism-widgets', FOLDER . '/languages' );
}

/** Gives the scripts what they cannot know, and the page WordPress' own editor of rich text. */
function enqueue_editor(): void {
	wp_enqueue_editor();
	$site = array(
		...site_configuration(),
		'cmsMode' => 'author',
	);
	$data = array(
		'pictures' => address( 'editor/pictures/' ),
		'loader'   => add_query_arg( 'ver', VERSION, address( 'build/loader.js' ) ),
		'fonts'    => add_query_arg( 'ver', VERSION, address( 'build/fonts.css' ) ),
		'styles'   => add_query_arg( 'ver', VERSION, address( 'build/template.css' ) ),
		'site'     => (object) $site,
		'offset'   => wp_date( 'P' ),
		'home'     => home_url( '/' ),
	);
	wp_add_inline_script(
		EDITOR . '-forms',
		'window.tourismWidgetsEditor = ' . wp_json_encode( $data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ';',
		'before'
	);
}
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\enqueue_editor' );
