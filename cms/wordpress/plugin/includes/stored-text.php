<?php
/**
 * What an author without `unfiltered_html` may store. WordPress filters every text of a block as if it were HTML: `Food & drink`
 * would come back as `Food &amp; drink`, and `<new>` not at all. A plain text is data, which is escaped where it is printed; rich text
 * with markup is filtered here, and sanitised by the loader, whoever wrote it.
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
 * @param callable $change  Gives the new value of the attribute `config`, from the one before and the widget's name.
 */
function change_configurations( string $content, callable $change ): string {
	$walk = static function ( array $block ) use ( &$walk, $change ): array {
		if ( str_starts_with( (string) $block['blockName'], 'tourism-widgets/' ) && isset( $block['attrs']['config'] ) ) {
			$widget                   = substr( $block['blockName'], strlen( 'tourism-widgets/' ) );
			$block['attrs']['config'] = $change( $block['attrs']['config'], $widget );
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
 * Values of which each rich text with markup has lost what an author may not write; any other text stays as it was typed.
 *
 * @param array<mixed> $values The configuration, or a part of it.
 * @param string[]     $html   Paths of the widget's fields that may hold HTML, as `items[].body`.
 * @param string       $path   Where the values stand, with a dot behind it; empty for the whole.
 * @return array<mixed>
 */
function allowed( array $values, array $html, string $path = '' ): array {
	$allowed = array();
	foreach ( $values as $key => $value ) {
		// An entry of a list has a number, or the name that a CMS gives it in place of one.
		$is_entry = '' !== $path && preg_match( '/^(item)?\d+$/', (string) $key );
		$at       = $is_entry ? substr( $path, 0, -1 ) . '[]' : $path . $key;
		if ( is_array( $value ) ) {
			$value = allowed( $value, $html, "$at." );
		} elseif ( is_string( $value ) && preg_match( '#<[a-z/!?]#i', $value ) && holds_html( $at, $html ) ) {
			$value = wp_kses_post( $value );
		}
		$allowed[ $key ] = $value;
	}
	return $allowed;
}

/**
 * Whether a text may be read as HTML, or as JSON with HTML in it: it stands in the place of a field for HTML, of what holds such
 * a field, or of a part of it.
 *
 * @param string   $path Where the text stands.
 * @param string[] $html Paths of the fields for HTML.
 */
function holds_html( string $path, array $html ): bool {
	foreach ( $html as $field ) {
		$is_around = str_starts_with( "$field.", "$path." ) || str_starts_with( $field, "{$path}[" );
		$is_inside = str_starts_with( $path, "$field." ) || str_starts_with( $path, "{$field}[" );
		if ( $is_around || $is_inside ) {
			return true;
		}
	}
	return false;
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
		static function ( $config, string $widget ) {
			if ( ! is_string( $config ) || ! str_starts_with( $config, HELD ) ) {
				return $config;
			}
			$digits = substr( $config, strlen( HELD ) );
			$values = ctype_xdigit( $digits ) && 0 === strlen( $digits ) % 2 ? json_decode( (string) hex2bin( $digits ), true ) : null;
			return is_array( $values ) && array() !== $values ? allowed( $values, widgets()[ $widget ]['html'] ?? array() ) : (object) array();
		}
	);
}

add_filter( 'pre_kses', __NAMESPACE__ . '\hold_configurations', 9 );
add_filter( 'pre_kses', __NAMESPACE__ . '\release_configurations', 11 );
