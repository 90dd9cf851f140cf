import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { widgetFile } from '#demo-pages/explorer-data.ts';
import { LanguageContext } from '../words.ts';
import { ExampleList } from './ExampleList.tsx';

test('an author who writes Arabic reads in Arabic what each example shows', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  const { examples, arabic } = (await widgetFile('accordion'))!;
  render(
    <LanguageContext value="ar">
      <ExampleList examples={examples} arabic={arabic} current="default" onChoose={() => undefined} />
    </LanguageContext>,
  );
  expect(screen.getByText('ستة أقسام مع أيقونات، أولها مفتوح.')).toBeVisible();
  for (const { sentence } of examples) expect(arabic[sentence], sentence).toMatch(/\p{Script=Arabic}/u);
});
