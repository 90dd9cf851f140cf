<?php
/** What a plugin for languages does: pages below /ar/ say that they are in Arabic. */
add_filter(
	'language_attributes',
	static fn( string $attributes ): string => str_starts_with( $_SERVER['REQUEST_URI'] ?? '', '/ar/' ) ? 'lang="ar" dir="rtl"' : $attributes
);
