<?php
/**
 * Plugin Name: Tourism widgets
 * Description: Widgets for the website of a national tourism authority, one block each.
 * Version: @version@
 * Requires at least: 6.5
 * Requires PHP: 8.1
 * Text Domain: tourism-widgets
 * Domain Path: /languages
 *
 * @package tourism-widgets
 */

namespace TourismWidgets;

defined( 'ABSPATH' ) || exit;

const VERSION = '@version@';
const FOLDER  = __DIR__;

require FOLDER . '/includes/configuration.php';
require FOLDER . '/includes/stored-text.php';
require FOLDER . '/includes/site.php';
require FOLDER . '/includes/settings.php';
require FOLDER . '/includes/settings-page.php';
require FOLDER . '/includes/editor.php';
require FOLDER . '/includes/blocks.php';

/** Address of a file of this plugin, by its path in the plugin's folder. */
function address( string $path ): string {
	return plugins_url( $path, FOLDER . '/tourism-widgets.php' );
}
