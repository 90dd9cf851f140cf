<?php
/**
 * The settings page: a labelled field for each of the site configuration, as AEM's page properties have.
 *
 * @package tourism-widgets
 */

namespace TourismWidgets;

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_menu',
	static function (): void {
		$title = __( 'Tourism widgets', 'tourism-widgets' );
		add_options_page( $title, $title, 'manage_options', 'tourism-widgets', __NAMESPACE__ . '\print_settings_page' );
	}
);

/** What an administrator reads beside a text that a field did not take. */
function refusal( array $field ): string {
	if ( 'map' === $field['kind'] ) {
		return __( 'This is no JSON object of texts.', 'tourism-widgets' );
	}
	$reasons = array(
		'address'        => __( 'This is no address, as https://example.com/ or /search.', 'tourism-widgets' ),
		'origin'         => __( 'This is no origin, as https://api.example.com without a path.', 'tourism-widgets' ),
		'host'           => __( 'This is no host, as player.example.com.', 'tourism-widgets' ),
		'IANA time zone' => __( 'This is no time zone.', 'tourism-widgets' ),
	);
	return $reasons[ $field['rule'] ] ?? __( 'This is none of the choices.', 'tourism-widgets' );
}

/**
 * A stored value as it is typed.
 *
 * @param mixed  $value The value.
 * @param string $kind  The field's.
 */
function typed_of( $value, string $kind ): string {
	if ( ! is_array( $value ) ) {
		return is_scalar( $value ) ? (string) $value : '';
	}
	return 'texts' === $kind
		? implode( "\n", array_filter( $value, 'is_string' ) )
		: (string) wp_json_encode( (object) $value, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
}

/** Prints the settings page. */
function print_settings_page(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<form method="post" action="<?php echo esc_url( admin_url( 'options.php' ) ); ?>">
			<?php settings_fields( SETTINGS ); ?>
			<?php foreach ( settings_form() as $section ) : ?>
				<h2><?php echo esc_html( translated( $section['title'] ) ); ?></h2>
				<table class="form-table" role="presentation">
					<?php
					foreach ( $section['fields'] as $path => $field ) {
						print_setting( $path, $field );
					}
					?>
				</table>
			<?php endforeach; ?>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}

/** A text of the build in the administrator's language: the build writes the words and their translations. */
function translated( string $text ): string {
	return '' === $text ? '' : __( $text, 'tourism-widgets' ); // phpcs:ignore WordPress.WP.I18n.NonSingularStringLiteralText
}

/**
 * Prints a row of the form.
 *
 * @param string              $path  Where the field stands in the site configuration.
 * @param array<string,mixed> $field The field.
 */
function print_setting( string $path, array $field ): void {
	$settings = settings();
	$value    = $settings['config'];
	foreach ( explode( '.', $path ) as $name ) {
		$value = is_array( $value ) ? $value[ $name ] ?? null : null;
	}
	$refused = $settings['refused'][ $path ] ?? null;
	$id      = SETTINGS . '-' . str_replace( '.', '-', $path );
	$notes   = array_filter(
		array(
			"$id-refused" => null === $refused ? '' : refusal( $field ),
			"$id-help"    => translated( $field['description'] ),
		)
	);
	$marks   = array(
		'id'               => $id,
		'name'             => SETTINGS . "[fields][$path]",
		'aria-describedby' => implode( ' ', array_keys( $notes ) ),
		'aria-invalid'     => null === $refused ? '' : 'true',
	);
	?>
	<tr>
		<th scope="row"><label for="<?php echo esc_attr( $id ); ?>"><?php echo esc_html( translated( $field['title'] ) ); ?></label></th>
		<td>
			<?php print_control( $field, $refused ?? typed_of( $value, $field['kind'] ), array_filter( $marks ) ); ?>
			<?php foreach ( $notes as $note => $text ) : ?>
				<p class="<?php echo "$id-refused" === $note ? 'notice notice-error inline' : 'description'; ?>" id="<?php echo esc_attr( $note ); ?>"><?php echo esc_html( $text ); ?></p>
			<?php endforeach; ?>
		</td>
	</tr>
	<?php
}

/**
 * Prints the control of a field.
 *
 * @param array<string,mixed>  $field The field.
 * @param string               $typed What stands in it. Of a choice that nobody has made the first one holds.
 * @param array<string,string> $marks Attributes of the control.
 */
function print_control( array $field, string $typed, array $marks ): void {
	$attributes = '';
	foreach ( $marks as $name => $value ) {
		$attributes .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	// phpcs:disable WordPress.Security.EscapeOutput -- The attributes have been escaped above.
	if ( 'choice' === $field['kind'] ) {
		echo "<select$attributes>";
		foreach ( $field['choices'] as $choice ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $choice['value'] ), selected( $typed, $choice['value'], false ), esc_html( translated( $choice['title'] ) ) );
		}
		echo '</select>';
	} elseif ( 'texts' === $field['kind'] || 'map' === $field['kind'] ) {
		printf( '<textarea class="large-text code" rows="4" dir="ltr"%s>%s</textarea>', $attributes, esc_textarea( $typed ) );
	} else {
		printf( '<input type="text" class="regular-text" dir="%s" value="%s"%s>', '' === $field['rule'] ? 'auto' : 'ltr', esc_attr( $typed ), $attributes );
	}
	// phpcs:enable
}
