import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import {
  HeadingLevelContext,
  levelBelow,
  useHeadingLevel,
  type HeadingLevel,
} from '#src/ui/heading-level.ts';
import { Section } from './Section.tsx';
import { SectionTitle } from './SectionTitle.tsx';

const Level = () => <p>{`level ${useHeadingLevel()}`}</p>;
const configOf = (title: string, headingLevel: HeadingLevel) => ({ title, description: '', headingLevel });

test.each<[string, HeadingLevel, number]>([
  ['Plan', 2, 3],
  ['Plan', 6, 6],
  ['', 3, 3],
])('below the title "%s" of level %i headings have level %i', (title, level, expected) => {
  renderPart(
    <Section config={configOf(title, level)}>
      <Level />
    </Section>,
  );
  expect(screen.getByText(`level ${expected}`)).toBeInTheDocument();
});

test('outside of any section headings have level 2', () => {
  renderPart(<Level />);
  expect(screen.getByText('level 2')).toBeInTheDocument();
});

test('a part of a section says how deep its own headings are', () => {
  renderPart(
    <Section config={configOf('Plan', 2)}>
      <HeadingLevelContext value={levelBelow(3)}>
        <Level />
      </HeadingLevelContext>
    </Section>,
  );
  expect(screen.getByText('level 4')).toBeInTheDocument();
});

test('a title that the content draws itself names the section', () => {
  renderPart(
    <Section config={configOf('Plan', 3)} head="own">
      <SectionTitle look="h2" />
    </Section>,
  );
  expect(screen.getByRole('region', { name: 'Plan' })).toContainElement(
    screen.getByRole('heading', { name: 'Plan', level: 3 }),
  );
});

test('title and description of an author run the way of their own letters', () => {
  const config = { title: 'Plan.', description: 'Before you go.', headingLevel: 2 } as const;
  renderPart(<Section config={config} />);
  for (const text of ['Plan.', 'Before you go.'])
    expect(screen.getByText(text)).toHaveAttribute('dir', 'auto');
});

test('a title that the content draws runs the way of its own letters', () => {
  renderPart(
    <Section config={configOf('Plan.', 3)} head="own">
      <SectionTitle look="h2" />
    </Section>,
  );
  expect(screen.getByText('Plan.')).toHaveAttribute('dir', 'auto');
});

test('what is below the head is in its column, and an empty column is left out', () => {
  const columns = { side: 'side', main: 'main' };
  const { container, rerender } = renderPart(
    <Section config={configOf('', 2)} columns={{ ...columns, belowHead: <button>Fold</button> }} />,
  );
  expect(container.querySelector('.side')).toContainElement(screen.getByRole('button', { name: 'Fold' }));
  rerender(<Section config={configOf('', 2)} columns={columns} />);
  expect(container.querySelector('.side')).toBeNull();
});
