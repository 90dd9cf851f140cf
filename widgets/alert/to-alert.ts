import type { Alert } from '#src/alert/store.ts';
import type { Config } from './widget.ts';

/** The alert that an author has configured. */
export function toAlert(config: Config): Alert {
  const { type, title, description, duration, autoClose, buttonLabel, buttonLink, ctaData, dataLayer } =
    config;
  return {
    type,
    title,
    description,
    duration,
    autoClose,
    button: buttonLabel ? { label: buttonLabel, link: buttonLink, event: { ctaData, dataLayer } } : undefined,
  };
}
