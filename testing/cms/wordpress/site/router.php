<?php
/** Serves files of WordPress and of the run's content, and gives every other address to WordPress. */
$path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$core = (string) getenv( 'WORDPRESS_CORE' );
$file = str_starts_with( $path, '/wp-content/' )
	? getenv( 'WORDPRESS_RUN' ) . substr( $path, strlen( '/wp-content' ) )
	: $core . $path;
if ( str_contains( $path, '..' ) ) {
	http_response_code( 400 );
	return true;
}
if ( is_dir( $file ) && is_file( rtrim( $file, '/' ) . '/index.php' ) ) {
	$file = rtrim( $file, '/' ) . '/index.php';
}
if ( ! is_file( $file ) ) {
	$file = "$core/index.php";
}
if ( str_ends_with( $file, '.php' ) ) {
	$_SERVER['SCRIPT_FILENAME'] = $file;
	$_SERVER['SCRIPT_NAME']     = str_replace( $core, '', $file );
	$_SERVER['PHP_SELF']        = $_SERVER['SCRIPT_NAME'];
	chdir( dirname( $file ) );
	require $file;
	return true;
}
$types = array(
	'css'   => 'text/css',
	'js'    => 'text/javascript',
	'json'  => 'application/json',
	'svg'   => 'image/svg+xml',
	'woff2' => 'font/woff2',
	'png'   => 'image/png',
	'jpg'   => 'image/jpeg',
	'webp'  => 'image/webp',
);
header( 'Content-Type: ' . ( $types[ pathinfo( $file, PATHINFO_EXTENSION ) ] ?? 'application/octet-stream' ) );
header( 'Cache-Control: public, max-age=3600' );
readfile( $file );
return true;
