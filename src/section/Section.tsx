import { useId, type ReactNode, type Ref } from 'react';
import type { BaseConfig } from '#src/schema/common.schema.ts';
import { AuthorNote } from '#src/ui/AuthorNote.tsx';
import layout from '#src/ui/layout.module.css';
import { SectionHead, type Head } from './SectionHead.tsx';

interface Props {
  /** The widget's own: its title names the section. */
  readonly config: Pick<BaseConfig, 'title' | 'description' | 'headingLevel'>;
  /** Names it where its author gave it no title. */
  readonly label?: string | undefined;
  /** Told to its author, above it. */
  readonly note?: string | false;
  /** How its head looks, and what stands beside it. */
  readonly head?: Pick<Head, 'look' | 'space' | 'action'>;
  /** Class of the content. */
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLElement>;
  /** The content below the head; a function draws all of it, and gives the title the id that it is handed. */
  readonly children?: ReactNode | ((titleId: string) => ReactNode);
}

/** The frame of a widget: a section as wide as its column, named by its title, with its head and its author's note. */
export function Section({ config, label, note, head, className, ref, children }: Props) {
  const { title, description, headingLevel } = config;
  const titleId = useId();
  return (
    <>
      {note && <AuthorNote>{note}</AuthorNote>}
      <section
        ref={ref}
        className={layout['column']}
        aria-labelledby={title ? titleId : undefined}
        aria-label={title ? undefined : label || undefined}
      >
        {typeof children === 'function' ? (
          children(titleId)
        ) : (
          <div className={`${layout['content']} ${className ?? ''}`}>
            <SectionHead
              id={titleId}
              title={title}
              description={description}
              level={headingLevel}
              {...head}
            />
            {children}
          </div>
        )}
      </section>
    </>
  );
}
