<?php
/**
 * The settings page: for whom the site is, its colours, and any further field of the site configuration.
 *
 * @package tourism-widgets
 */

namespace TourismWidgets;

defined( 'ABSPATH' ) || exit;

const SETTINGS = 'tourism_widgets';

/**
 * What has been set, with what holds where nothing has.
 *
 * @return array{mode: string, theme: string, further: string}
 */
function settings(): array {
	$defaults = array(
		'mode'    => 'B2C',
		'theme'   => 'default',
		'further' => '',
	);
	$stored   = get_option( SETTINGS );
	return array_merge( $defaults, is_array( $stored ) ? array_intersect_key( $stored, $defaults ) : array() );
}

/** Values of the two choices, with what is read. */
function setting_choices(): array {
	return array(
		'mode'  => array(
			'B2C' => __( 'Visitors (B2C)', 'tourism-widgets' ),
			'B2B' => __( 'Partners (B2B)', 'tourism-widgets' ),
		),
		'theme' => array(
			'default' => __( 'Default', 'tourism-widgets' ),
			'blue'    => __( 'Blue', 'tourism-widgets' ),
		),
	);
}

/**
 * What is stored of a sent form: known choices, and further fields only where they are a JSON object.
 *
 * @param mixed $sent The form.
 * @return array{mode: string, theme: string, further: string}
 */
function sanitize_settings( $sent ): array {
	$kept = settings();
	$sent = is_array( $sent ) ? $sent : array();
	foreach ( setting_choices() as $name => $choices ) {
		if ( isset( $choices[ $sent[ $name ] ?? '' ] ) ) {
			$kept[ $name ] = $sent[ $name ];
		}
	}
	$further = is_string( $sent['further'] ?? null ) ? trim( $sent['further'] ) : $kept['further'];
	if ( '' === $further || is_object( json_decode( $further ) ) ) {
		$kept['further'] = $further;
	} else {
		add_settings_error(
			SETTINGS,
			'further',
			__( 'The further fields are no JSON object, so they were left as they were.', 'tourism-widgets' )
		);
	}
	return $kept;
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

add_action(
	'admin_menu',
	static function (): void {
		$title = __( 'Tourism widgets', 'tourism-widgets' );
		add_options_page( $title, $title, 'manage_options', 'tourism-widgets', __NAMESPACE__ . '\print_settings_page' );
	}
);

/** Prints the settings page. */
function print_settings_page(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$settings = settings();
	$titles   = array(
		'mode'  => __( 'For whom this site is', 'tourism-widgets' ),
		'theme' => __( 'Colours', 'tourism-widgets' ),
	);
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<form method="post" action="<?php echo esc_url( admin_url( 'options.php' ) ); ?>">
			<?php settings_fields( SETTINGS ); ?>
			<table class="form-table" role="presentation">
				<?php foreach ( setting_choices() as $name => $choices ) : ?>
					<tr>
						<th scope="row"><label for="<?php echo esc_attr( $name ); ?>"><?php echo esc_html( $titles[ $name ] ); ?></label></th>
						<td>
							<select id="<?php echo esc_attr( $name ); ?>" name="<?php echo esc_attr( SETTINGS . "[$name]" ); ?>">
								<?php foreach ( $choices as $value => $title ) : ?>
									<option value="<?php echo esc_attr( $value ); ?>" <?php selected( $settings[ $name ], $value ); ?>><?php echo esc_html( $title ); ?></option>
								<?php endforeach; ?>
							</select>
						</td>
					</tr>
				<?php endforeach; ?>
				<tr>
					<th scope="row"><label for="further"><?php esc_html_e( 'Further fields', 'tourism-widgets' ); ?></label></th>
					<td>
						<textarea id="further" class="large-text code" rows="8" name="<?php echo esc_attr( SETTINGS . '[further]' ); ?>" dir="ltr"><?php echo esc_textarea( $settings['further'] ); ?></textarea>
						<p class="description"><?php esc_html_e( 'A JSON object with fields of the site configuration, as apiOrigin or timeZone.', 'tourism-widgets' ); ?></p>
					</td>
				</tr>
			</table>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}
