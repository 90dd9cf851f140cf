<?php
/**
 * What an administrator says of the site: the site configuration, field by field as in `settings-form.php`, which the build writes.
 *
 * @package tourism-widgets
 */

namespace TourismWidgets;

defined( 'ABSPATH' ) || exit;

const SETTINGS = 'tourism_widgets';

/**
 * The sections of the settings page.
 *
 * @return array<array{title: string, fields: array<string, array{title: string, description: string, kind: string, rule: string, choices: array<array{value: string, title: string}>}>}>
 */
function settings_form(): array {
	static $form = null;
	$form      ??= require FOLDER . '/settings-form.php';
	return $form;
}

/**
 * The site configuration that has been set, and what was typed and refused, by the path of its field.
 *
 * @return array{config: array<string,mixed>, refused: array<string,string>}
 */
function settings(): array {
	$stored = get_option( SETTINGS );
	$stored = is_array( $stored ) ? $stored : array();
	// Before there was a field for each, one text held all but two.
	if ( is_string( $stored['further'] ?? null ) ) {
		$further = json_decode( $stored['further'], true );
		unset( $stored['further'] );
		$stored = array( 'config' => array_merge( is_array( $further ) ? $further : array(), $stored ) );
	}
	return array(
		'config'  => is_array( $stored['config'] ?? null ) ? $stored['config'] : array(),
		'refused' => is_array( $stored['refused'] ?? null ) ? $stored['refused'] : array(),
	);
}

/**
 * The value of a field as it is stored.
 *
 * @param array{kind: string, rule: string, choices: array<array{value: string}>} $field The field.
 * @param string                                                                  $typed What was typed.
 * @return mixed Empty for nothing; null where the field does not take it.
 */
function value_of( array $field, string $typed ) {
	if ( '' === $typed ) {
		return '';
	}
	switch ( $field['kind'] ) {
		case 'choice':
			return in_array( $typed, array_column( $field['choices'], 'value' ), true ) ? $typed : null;
		case 'texts':
			$lines = array_values( array_filter( array_map( 'trim', explode( "\n", $typed ) ), 'strlen' ) );
			$wrong = array_filter( $lines, static fn( string $line ): bool => ! follows( $field['rule'], $line ) );
			return array() === $wrong ? $lines : null;
		case 'map':
			$texts = json_decode( $typed );
			return is_object( $texts ) && array() === array_filter( (array) $texts, static fn( $text ): bool => ! is_string( $text ) ) ? (array) $texts : null;
		default:
			return follows( $field['rule'], $typed ) ? $typed : null;
	}
}

/** Whether a text is what a rule asks for. The loader leaves out what breaks its own rule of that name, and would say so on no page. */
function follows( string $rule, string $text ): bool {
	$scheme = strtolower( (string) wp_parse_url( $text, PHP_URL_SCHEME ) );
	switch ( $rule ) {
		case 'address':
			return in_array( $scheme, array( '', 'http', 'https' ), true ) && ! preg_match( '/\s/', $text );
		case 'origin':
			return (bool) preg_match( '#^https?://[^/?\#\s@]+/?$#i', $text );
		case 'host':
			return (bool) preg_match( '/^[a-z0-9.-]+(:\d+)?$/i', $text );
		case 'IANA time zone':
			return in_array( $text, \DateTimeZone::listIdentifiers( \DateTimeZone::ALL_WITH_BC ), true );
		default:
			return true;
	}
}

/**
 * What is stored of a sent form. A field that does not take what was typed keeps its value, and the text for whoever typed it.
 *
 * @param mixed $sent The form, in `fields` by path; anything else is the option itself.
 */
function sanitize_settings( $sent ): array {
	if ( ! is_array( $sent['fields'] ?? null ) ) {
		return is_array( $sent ) ? $sent : array();
	}
	$config  = settings()['config'];
	$refused = array();
	foreach ( array_merge( ...array_column( settings_form(), 'fields' ) ) as $path => $field ) {
		$typed = $sent['fields'][ $path ] ?? null;
		if ( ! is_string( $typed ) ) {
			continue;
		}
		$value = value_of( $field, trim( $typed ) );
		if ( null === $value ) {
			$refused[ $path ] = $typed;
			continue;
		}
		$place = &$config;
		foreach ( explode( '.', $path ) as $name ) {
			$place = &$place[ $name ];
		}
		$place = $value;
		unset( $place );
	}
	if ( array() !== $refused ) {
		add_settings_error( SETTINGS, 'refused', __( 'Some fields were not saved. What was typed stands in them, with the reason.', 'tourism-widgets' ) );
	}
	return array(
		'config'  => without_nothing( $config ),
		'refused' => $refused,
	);
}

/**
 * Values without empty texts, lists and groups.
 *
 * @param array<mixed> $values The values.
 * @return array<mixed>
 */
function without_nothing( array $values ): array {
	$held = array_map( static fn( $value ) => is_array( $value ) ? without_nothing( $value ) : $value, $values );
	return array_filter( $held, static fn( $value ): bool => '' !== $value && array() !== $value && null !== $value );
}

add_action(
	'admin_init',
	static function (): void {
		register_setting(
			SETTINGS,
			SETTINGS,
			array(
				'type'              => 'object',
				'sanitize_callback' => __NAMESPACE__ . '\sanitize_settings',
			)
		);
	}
);
