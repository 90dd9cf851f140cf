import { useRef } from 'react';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { writeFigure } from './figure-text.ts';
import styles from './key-figures.module.css';
import { useCountUp } from './useCountUp.ts';
import type { Config, Figure } from './widget.ts';

interface Props {
  readonly figure: Figure;
  readonly config: Config;
}

/** A value with its signs and units. While it counts, the final value keeps its place and is what screen readers read. */
export function FigureValue({ figure, config: { notation, animate } }: Props) {
  const format = useFormat();
  const page = usePage();
  const box = useRef<HTMLElement>(null);
  const options = { notation, format };
  const { before, value, after } = writeFigure(figure, options);
  const isNumber = typeof figure.value === 'number' && figure.value !== 0;
  const { isCounting, counter } = useCountUp(
    box,
    animate && isNumber && page.cmsMode !== 'author',
    (part) => writeFigure(figure, options, Number(figure.value) * part).value,
  );

  return (
    <dd ref={box} className={styles['value']} data-counting={isCounting}>
      {before && <bdi className={styles['affix']}>{before}</bdi>}
      <bdi className={styles['number']} data-kind={isNumber ? 'number' : 'text'}>
        <span className={styles['final']}>{value}</span>
        {isCounting && (
          <span ref={counter} className={styles['counter']} data-side={after ? 'end' : 'start'} aria-hidden />
        )}
      </bdi>
      {after && <bdi className={styles['affix']}>{after}</bdi>}
    </dd>
  );
}
