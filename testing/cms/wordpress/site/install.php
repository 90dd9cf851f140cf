<?php
/** Installs WordPress, its plugin, and users: one who may write any HTML, one who may not, two who read Arabic. */
define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST'] = (string) parse_url( (string) getenv( 'WORDPRESS_ADDRESS' ), PHP_URL_HOST );
require getenv( 'WORDPRESS_CORE' ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
add_filter( 'pre_wp_mail', '__return_true' );
wp_install( 'Visit', 'admin', 'admin@site.example', true, '', 'password' );
wp_insert_user(
	array(
		'user_login' => 'writer',
		'user_pass'  => 'password',
		'user_email' => 'writer@site.example',
		'role'       => 'author',
	)
);
wp_insert_user(
	array(
		'user_login' => 'arabic',
		'user_pass'  => 'password',
		'user_email' => 'arabic@site.example',
		'role'       => 'editor',
		'locale'     => 'ar',
	)
);
wp_insert_user(
	array(
		'user_login' => 'director',
		'user_pass'  => 'password',
		'user_email' => 'director@site.example',
		'role'       => 'administrator',
		'locale'     => 'ar',
	)
);
update_option( 'permalink_structure', '/%postname%/' );
$failure = activate_plugin( 'tourism-widgets/tourism-widgets.php' );
if ( is_wp_error( $failure ) ) {
	fwrite( STDERR, $failure->get_error_message() );
	exit( 1 );
}
foreach ( get_users() as $user ) {
	$key = $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences';
	update_user_meta(
		$user->ID,
		$key,
		array(
			'core/edit-post' => array( 'welcomeGuide' => false ),
			'core'           => array( 'welcomeGuide' => false ),
			'_modified'      => gmdate( 'c' ),
		)
	);
}
echo 'installed';
