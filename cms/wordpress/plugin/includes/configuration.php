<?php
/**
 * A configuration as it stands in an attribute of the mount element.
 *
 * @package tourism-widgets
 */

namespace TourismWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * A configuration without what holds nothing. WordPress reads `{}` as an empty array, which would be written as `[]`; both mean
 * that a field is absent (contract, section 2).
 *
 * @param array<mixed> $values An object, or a list.
 * @return array<mixed>
 */
function without_empty( array $values ): array {
	$kept = array();
	foreach ( $values as $key => $value ) {
		$held = is_array( $value ) ? without_empty( $value ) : $value;
		if ( array() !== $held ) {
			$kept[ $key ] = $held;
		}
	}
	return array_is_list( $values ) ? array_values( $kept ) : $kept;
}

/**
 * A configuration as JSON that means the same after `esc_attr`, which leaves character references alone, and after the filters
 * that run over a post's HTML: no `&`, `<`, `>`, quote or square bracket of the author's stands in it as itself. A bracket could
 * begin a shortcode.
 *
 * @param array<mixed> $values The configuration.
 */
function configuration_json( array $values ): string {
	$flags = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES;
	$json  = wp_json_encode( (object) without_empty( $values ), $flags );
	if ( false === $json ) {
		return '{}';
	}
	return (string) preg_replace_callback(
		'/"[^"]*"/',
		static fn( array $found ): string => strtr(
			$found[0],
			array(
				'[' => '\u005b',
				']' => '\u005d',
			)
		),
		$json
	);
}
