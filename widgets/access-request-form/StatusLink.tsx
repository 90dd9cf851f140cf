import { Link } from '#src/ui/Link.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './access-request-form.module.css';
import type en from './messages/en.json';

/** The way to the page of the request; nothing without one. */
export function StatusLink({ href }: { readonly href: string | undefined }) {
  const t = useMessages<typeof en>();
  if (!href) return null;
  const label = t('status');
  return (
    <Link className={styles['link']} href={href} event={{ event: 'cta_click', clickText: label }}>
      <span>{label}</span>
    </Link>
  );
}
