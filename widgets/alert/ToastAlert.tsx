import { useEffect } from 'react';
import { alerts } from '#src/alert/store.ts';
import { toAlert } from './to-alert.ts';
import type { Config } from './widget.ts';

/** Raises the alert in the page's region, and takes it away together with the widget; nothing stands in its place. */
export function ToastAlert({ config }: { readonly config: Config }) {
  useEffect(() => {
    const id = alerts.raise(toAlert(config));
    return () => alerts.dismiss(id);
  }, [config]);
  return null;
}
