import type { Direction, Language } from '#src/i18n/languages.ts';
import { signOnWords, users } from './data.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/gu, (character) => escapes[character] ?? '');

function group(mode: 'B2C' | 'B2B', language: Language): string {
  const people = users.filter((user) => user.mode === mode);
  const buttons = people.map(
    ({ id, expectedRole, profile }) => `
          <li>
            <button type="submit" name="user" value="${escape(id)}">
              <span class="name" dir="auto">${escape(`${profile.firstName} ${profile.lastName}`)}</span>
              <span class="role" lang="en" dir="ltr">${escape(expectedRole)}</span>
            </button>
          </li>`,
  );
  return `
        <h2>${escape(signOnWords[mode][language])}</h2>
        <ul>${buttons.join('')}
        </ul>`;
}

/**
 * The page of the sign-on service: everybody who can sign in, one button each. It runs no script.
 *
 * @param postLoginUrl where to go afterwards, as the site asked; checked when the form comes back
 */
export function loginPage(language: Language, direction: Direction, postLoginUrl: string): string {
  const title = escape(signOnWords.title[language]);
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/sso/sso.css">
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>${escape(signOnWords.note[language])}</p>
      <form method="post" action="/sso/login">
        <input type="hidden" name="lang" value="${language}">
        <input type="hidden" name="postLoginUrl" value="${escape(postLoginUrl)}">
${group('B2C', language)}
${group('B2B', language)}
      </form>
      <p class="ways">${[
        ['register', signOnWords.register] as const,
        ['reset-password', signOnWords.forgotten] as const,
      ]
        .map(([page, words]) => `<a href="/${language}/${page}.html">${escape(words[language])}</a>`)
        .join('')}</p>
    </main>
  </body>
</html>
`;
}

/** Stylesheet of the page, served at `/sso/sso.css`. */
export const loginStyles = `
:root { color-scheme: light; font-family: system-ui, sans-serif; line-height: 1.5; color: #241b16; background: #faf6ef; }
body { margin: 0; }
main { box-sizing: border-box; max-inline-size: 40rem; margin-inline: auto; padding: 3rem 1.25rem; }
h1 { margin-block: 0 .5rem; font-size: 1.75rem; }
h2 { margin-block: 2rem .75rem; font-size: 1.125rem; }
ul { display: grid; gap: .5rem; margin: 0; padding: 0; list-style: none; }
button {
  display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; justify-content: space-between;
  box-sizing: border-box; inline-size: 100%; min-block-size: 3.25rem; padding: .75rem 1rem;
  border: 1px solid #8a7766; border-radius: .75rem; font: inherit; text-align: start;
  color: inherit; background: #fff; cursor: pointer; overflow-wrap: anywhere;
}
button:hover { border-color: #b0224c; }
button:focus-visible { outline: 3px solid #b0224c; outline-offset: 2px; }
.name { font-weight: 600; }
a { display: inline-block; padding-block: .25rem; color: #b0224c; }
.ways { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin-block-start: 2rem; }
.role { font-size: .875rem; color: #5b4d42; }
`;
