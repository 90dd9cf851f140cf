<?php
/** WordPress' drop-in for its database: SQLite. */
define( 'SQLITE_DB_DROPIN_VERSION', '1.8.0' );
define( 'DATABASE_TYPE', 'sqlite' );
define( 'DB_ENGINE', 'sqlite' );
require_once getenv( 'WORDPRESS_SQLITE' ) . '/wp-includes/sqlite/db.php';
