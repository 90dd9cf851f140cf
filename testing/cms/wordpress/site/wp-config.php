<?php
/** WordPress of the tests: what a run writes lies in the folder that WORDPRESS_RUN names. */
$run = (string) getenv( 'WORDPRESS_RUN' );
define( 'WP_HOME', (string) getenv( 'WORDPRESS_ADDRESS' ) );
define( 'WP_SITEURL', WP_HOME );
define( 'WP_CONTENT_DIR', $run );
define( 'DB_DIR', "$run/database" );
define( 'DB_FILE', 'site.sqlite' );
define( 'DB_NAME', 'site' );
define( 'DB_USER', '' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', '' );
define( 'DB_CHARSET', 'utf8' );
define( 'DB_COLLATE', '' );
foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $name ) {
	define( "{$name}_KEY", "key of $name for tests" );
	define( "{$name}_SALT", "salt of $name for tests" );
}
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', "$run/debug.log" );
define( 'DISABLE_WP_CRON', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'CONCATENATE_SCRIPTS', false );
$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
