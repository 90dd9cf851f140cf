// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { expect, test } from 'vitest';
import { languageLink } from '#src/page/language-link.ts';
import { renderPart } from '#testing/render-part.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMailToken } from './useMailToken.ts';

const token = 'reset-7f3kq0Zx';

/** What a mail’s link carried, and what another widget makes of the page’s address afterwards. */
function Reader({ parameter }: { readonly parameter: string }) {
  const mail = useMailToken(parameter);
  const page = usePage();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  return <button onClick={redraw}>{`${mail?.token} ${languageLink('/ar', page)}`}</button>;
}

test('a token leaves the address, the history entry, and links that are made of the page’s address', () => {
  history.replaceState({ place: 1 }, '', `/en/reset.html?a=1&key=${token}#form`);
  renderPart(<Reader parameter="key" />);
  expect(location.href).toMatch(/\/en\/reset\.html\?a=1#form$/);
  expect(history.state).toEqual({ place: 1 });
  const button = screen.getByRole('button');
  act(() => button.click());
  expect(button).toHaveTextContent(`${token} /ar/reset.html?a=1#form`);
});

test('on an author’s page there is none, and the address stays', () => {
  history.replaceState(null, '', `/en/reset.html?other=${token}`);
  renderPart(<Reader parameter="other" />, { cmsMode: 'author' });
  expect(screen.getByRole('button')).toHaveTextContent('undefined');
  expect(location.search).toContain(token);
});
