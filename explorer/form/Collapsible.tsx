import type { ReactNode } from 'react';
import { chevronDown } from '#src/icon/common-glyphs.ts';
import { inThisCopy } from './in-this-copy.ts';
import { Errors } from './FieldFrame.tsx';
import { Glyph } from '../Glyph.tsx';
import { TranslatedText } from './TranslatedText.tsx';
import { useFormWords, useTools } from './tools.ts';

interface Props {
  readonly path: string;
  readonly title: ReactNode;
  /** Address of a picture in it. */
  readonly picture?: string;
  /** Stand beside the title. */
  readonly buttons?: ReactNode;
  /** Words about it, from the schema. */
  readonly description?: string;
  readonly children: () => ReactNode;
}

/** A part that opens. Folded it holds nothing, so that a form of hundreds of fields stays quick. */
export function Collapsible({ path, title, picture, buttons, description, children }: Props) {
  const t = useFormWords();
  const { idOf, open, setOpen, errorsWithin, messagesAt } = useTools();
  const id = idOf(path);
  const isOpen = open.has(path);
  const errors = errorsWithin(path);
  const described = [description && `${id}-about`, messagesAt(path).length > 0 && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  const toggle = () =>
    setOpen(
      (open) => new Set(open.has(path) ? [...open].filter((other) => other !== path) : [...open, path]),
    );
  return (
    <div className="ex-form-fold">
      <div className="ex-form-fold-head">
        <button
          type="button"
          id={id}
          className="ex-form-fold-title"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-fields` : undefined}
          aria-describedby={described || undefined}
          onClick={toggle}
        >
          <Glyph glyph={chevronDown} />
          {picture && <img src={inThisCopy(picture)} alt="" loading="lazy" />}
          <span className="ex-form-fold-words">{title}</span>
          {errors > 0 && (
            <>
              {' '}
              <span className="ex-form-count">{t('errors', { count: errors })}</span>
            </>
          )}
        </button>
        {buttons}
      </div>
      {description && (
        <p id={`${id}-about`} className="ex-hint">
          <TranslatedText text={description} />
        </p>
      )}
      <Errors path={path} />
      {isOpen && (
        <div id={`${id}-fields`} className="ex-form-fold-fields">
          {children()}
        </div>
      )}
    </div>
  );
}
