import { createContext, use } from 'react';
import { Heading, type HeadingLook } from '#src/ui/Heading.tsx';
import type { HeadingLevel } from '#src/ui/heading-level.ts';

/** The title of the section that is being drawn; `Section` sets it. */
export const TitleContext = createContext<
  { readonly title: string; readonly level: HeadingLevel; readonly id: string } | undefined
>(undefined);

interface Props {
  readonly look: HeadingLook;
}

/** The title of a section whose head is `own`, with the id that names the section; nothing where there is none. */
export function SectionTitle({ look }: Props) {
  const named = use(TitleContext);
  if (!named?.title) return null;
  return (
    <Heading level={named.level} look={look} id={named.id}>
      <span dir="auto">{named.title}</span>
    </Heading>
  );
}
