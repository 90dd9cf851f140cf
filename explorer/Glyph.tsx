import { createElement } from 'react';
import { drawn, glyphFrame, type Glyph as Drawing } from '#src/icon/glyph.ts';

/** A built-in icon in the colour of the text. The words beside it say the same. */
export function Glyph({ glyph }: { readonly glyph: Drawing }) {
  return (
    <svg
      {...glyphFrame}
      className="ex-glyph"
      width={20}
      height={20}
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
