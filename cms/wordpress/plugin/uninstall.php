<?php
/**
 * Removes what the plugin has stored of its own. Posts keep their blocks, and the words in them stay readable.
 *
 * @package tourism-widgets
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'tourism_widgets' );
