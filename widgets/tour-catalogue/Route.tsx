import { arrow } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import { shorten } from './shorten.ts';
import styles from './tour-catalogue.module.css';

interface Props {
  /** In their order. */
  readonly places: readonly { readonly name: string }[];
}

/** The places of a tour with arrows between them; assistive technology reads all of them as a list. */
export function Route({ places }: Props) {
  const t = useMessages<typeof en>();
  const names = places.map(({ name }) => name);
  const { start, left, end } = shorten(names);
  const stops = [...start, ...(left > 0 ? [t('further', { count: left })] : []), ...end];
  return (
    <p className={styles['route']}>
      <VisuallyHidden>{t('route', { places: useFormat().list(names, 'unit') })}</VisuallyHidden>
      <span className={styles['stops']} aria-hidden="true">
        {stops.map((stop, index) => (
          <span key={`${index}-${stop}`} className={styles['stop']}>
            {index > 0 && <Icon glyph={arrow} size={16} />}
            <bdi>{stop}</bdi>
          </span>
        ))}
      </span>
    </p>
  );
}
