<?php
/**
 * What an author without `unfiltered_html` may store. WordPress filters every text of a block as if it were HTML: `Food & drink`
 * would come back as `Food &amp; drink`. A text without markup is data, which is escaped where it is printed; one with markup is
 * filtered here, and sanitised by the loader, whoever wrote it.
 *
 * @package tourism-widgets
 */

namespace TourismWidgets;

defined( 'ABSPATH' ) || exit;

/** Stands before a configuration while WordPress' filter runs; hexadecimal digits are nothing that it changes. */
const HELD = 'tourism-widgets-held:';

/**
 * Changes the configuration of each block of ours in a post.
 *
 * @param string   $content The post.
 * @param callable $change  Gives the new value of the attribute `config`.
 */
function change_configurations( string $content, callable $change ): string {
	$walk = static function ( array $block ) use ( &$walk, $change ): array {
		if ( str_starts_with( (string) $block['blockName'], 'tourism-widgets/' ) && isset( $block['attrs']['config'] ) ) {
			$block['attrs']['config'] = $change( $block['attrs']['config'] );
		}
		$block['innerBlocks'] = array_map( $walk, $block['innerBlocks'] );
		return $block;
	};
	return serialize_blocks( array_map( $walk, parse_blocks( $content ) ) );
}

/**
 * Before the filter: a configuration becomes digits.
 *
 * @param string $content What is filtered: a whole post, or a single text.
 */
function hold_configurations( string $content ): string {
	if ( ! str_contains( $content, '<!-- wp:tourism-widgets/' ) ) {
		return $content;
	}
	return change_configurations(
		$content,
		static fn( $config ) => is_array( $config ) ? HELD . bin2hex( (string) wp_json_encode( (object) $config ) ) : (object) array()
	);
}

/**
 * Values of which each text with markup has lost what an author may not write; a text without stays as it was typed.
 *
 * @param array<mixed> $values The configuration, or a part of it.
 * @return array<mixed>
 */
function allowed( array $values ): array {
	array_walk_recursive(
		$values,
		static function ( &$value ): void {
			if ( is_string( $value ) && preg_match( '#<[a-z/!?]#i', $value ) ) {
				$value = wp_kses_post( $value );
			}
		}
	);
	return $values;
}

/**
 * After the filter: the digits become a configuration.
 *
 * @param string $content What was filtered.
 */
function release_configurations( string $content ): string {
	if ( ! str_contains( $content, HELD ) ) {
		return $content;
	}
	return change_configurations(
		$content,
		static function ( $config ) {
			if ( ! is_string( $config ) || ! str_starts_with( $config, HELD ) ) {
				return $config;
			}
			$digits = substr( $config, strlen( HELD ) );
			$values = ctype_xdigit( $digits ) && 0 === strlen( $digits ) % 2 ? json_decode( (string) hex2bin( $digits ), true ) : null;
			return is_array( $values ) && array() !== $values ? allowed( $values ) : (object) array();
		}
	);
}

add_filter( 'pre_kses', __NAMESPACE__ . '\hold_configurations', 9 );
add_filter( 'pre_kses', __NAMESPACE__ . '\release_configurations', 11 );
