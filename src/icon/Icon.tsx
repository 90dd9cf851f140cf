import { createElement } from 'react';
import { drawn, glyphFrame, type Glyph } from './glyph.ts';
import styles from './icon.module.css';

interface Props {
  /** A constant of `./glyphs.ts`. */
  readonly glyph: Glyph;
  /** Edge in px: 24 alone, 20 in buttons, 16 in labels. */
  readonly size?: 16 | 20 | 24;
}

/**
 * A built-in icon in the colour of the text. It only repeats what the words beside it say: assistive technology
 * passes over it. Where it points along the reading direction it turns with it.
 */
export function Icon({ glyph, size = 24 }: Props) {
  return (
    <svg
      {...glyphFrame}
      className={styles['icon']}
      width={size}
      height={size}
      data-size={size}
      data-mirrored={glyph.mirrored}
      aria-hidden="true"
      focusable="false"
    >
      {glyph.body.map((shape, index) => {
        const [element, attributes] = drawn(shape);
        return createElement(element, { key: index, ...attributes });
      })}
    </svg>
  );
}
