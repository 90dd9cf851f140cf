import { arrow } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Section } from '#src/section/Section.tsx';
import arrowLink from '#src/section/arrow-link.module.css';
import { Link } from '#src/ui/Link.tsx';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { FigureValue } from './FigureValue.tsx';
import styles from './key-figures.module.css';
import type en from './messages/en.json';
import type widget from './widget.ts';

/** Columns where there is room: rows that are as even as may be. */
const columnsOf = (count: number) => (count <= 4 ? count : count <= 6 ? 3 : 4);

/** Numbers with labels, where they come from, and since when they hold. */
export function KeyFigures({ config }: WidgetProps<typeof widget>) {
  const { figures, asOf, sourceLink } = config;
  const t = useMessages<typeof en>();
  const format = useFormat();
  if (figures.length === 0) return null;

  const date = asOf === undefined ? '' : format.date(asOf);
  return (
    <Section config={config} className={styles['section']}>
      <dl className={styles['figures']} data-columns={columnsOf(figures.length)}>
        {figures.map((figure) => (
          <div key={`${figure.label} ${figure.value}`} className={styles['figure']}>
            <dt className={styles['label']}>{figure.label}</dt>
            <FigureValue figure={figure} config={config} />
            {figure.note && <dd className={styles['note']}>{figure.note}</dd>}
            {figure.source && <dd className={styles['source']}>{t('source', { name: figure.source })}</dd>}
          </div>
        ))}
      </dl>
      {(date || sourceLink) && (
        <div className={styles['foot']}>
          {date && <p>{t('asOf', { date })}</p>}
          {sourceLink && (
            <Link
              className={arrowLink['link']}
              href={sourceLink}
              event={{ event: 'cta_click', clickText: t('allSources') }}
            >
              <span>{t('allSources')}</span>
              <Icon glyph={arrow} size={20} />
            </Link>
          )}
        </div>
      )}
    </Section>
  );
}
