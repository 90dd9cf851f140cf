import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eventTable } from '../../scripts/analytics/table.ts';
import { buildChunks } from '../../scripts/build/bundle.ts';
import { registeredModules } from '../../scripts/build/registered.ts';
import type { Built } from '../../scripts/build/widget-map.ts';
import { projectRoot, widgetsFolder } from '../../scripts/build/widgets.ts';
import { timeLimit } from '../time-limit.ts';

/**
 * A widget with data, a stored key, a reason for sign-in and an event of its own is its folder alone (docs/decisions/0122):
 * the folder `quiz` beside this test is put beside two widgets that show what others register, and nothing else changes.
 */

const root = mkdtempSync(join(tmpdir(), 'tourism-widgets-'));
const widgets = join(root, 'widgets');
const outDir = join(root, 'dist');
let built: Built;

beforeAll(async () => {
  for (const shared of ['src', 'node_modules', 'package.json'])
    symlinkSync(join(projectRoot, shared), join(root, shared));
  for (const name of ['account-settings', 'login-modal'])
    cpSync(join(widgetsFolder, name), join(widgets, name), { recursive: true });
  cpSync(join(import.meta.dirname, 'quiz'), join(widgets, 'quiz'), { recursive: true });
  vi.stubEnv('NODE_ENV', 'production');
  built = await buildChunks(outDir, widgets);
  vi.unstubAllEnvs();
}, timeLimit(120_000));

afterAll(() => {
  vi.doUnmock('virtual:cleared-keys');
  vi.resetModules();
  rmSync(root, { recursive: true, force: true });
});

const assets = () => readdirSync(join(outDir, 'assets'));
const read = (file: string) => readFileSync(join(outDir, 'assets', file), 'utf8');
/** Files of the build that hold a text. */
const filesWith = (text: string) => assets().filter((file) => read(file).includes(text));
const hashOf = (widget: string) => built.widgets.find(({ name }) => name === widget)?.chunk.hash ?? '';

test('the build takes it', () => {
  expect(built.widgets.map(({ name }) => name)).toEqual(['account-settings', 'login-modal', 'quiz']);
});

describe('its key', () => {
  test('is cleared at sign-out, and its own code is not needed for that', async () => {
    const { code } = registeredModules(widgets)['virtual:cleared-keys']!();
    const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as object;
    vi.resetModules();
    vi.doMock('virtual:cleared-keys', () => module);
    const { clearAtSignOut, clearUser } = await import('#src/session/clear-storage.ts');
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const kept = new Map([['quizAnswers', '{"capital":"Riyadh"}']]);
    const store = { removeItem: (name: string) => void kept.delete(name) };
    vi.stubGlobal('window', { localStorage: store, sessionStorage: store });
    vi.stubGlobal('document', { cookie: '' });
    vi.stubGlobal('location', { protocol: 'https:' });
    clearUser();
    expect([...kept.keys()]).toEqual(['quizAnswers']);
    clearAtSignOut();
    expect([...kept.keys()]).toEqual([]);
    const elsewhere = filesWith('"quizAnswers"').concat(filesWith('`quizAnswers`'));
    expect(elsewhere.filter((file) => !file.startsWith(hashOf('quiz'))).length).toBeGreaterThan(0);
  });

  test('has its words in a part that the account settings fetch later', () => {
    const [file = '', ...others] = filesWith('إجاباتك في المسابقات');
    expect(others).toEqual([]);
    expect(file).toMatch(/\.ar\.js$/);
    expect(file).not.toContain(hashOf('account-settings'));
    const fetched = filesWith(`${file.split('.')[0]}.js`).map((one) => one.split('.')[0]);
    expect(fetched).toContain(hashOf('account-settings'));
    expect(fetched).not.toContain(hashOf('quiz'));
  });

  test('leaves its words out of the widget’s own file', () => {
    expect(read(`${hashOf('quiz')}.js`)).not.toContain('Your answers in quizzes');
  });
});

describe('its reason for sign-in', () => {
  test('has its words with the widget that asks visitors to sign in', () => {
    const files = filesWith('Войдите, чтобы сохранить результат.');
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(file).toMatch(/\.ru\.js$/);
    expect(files.filter((file) => file.startsWith(hashOf('quiz')))).toEqual([]);
  });
});

test('its event is in the table of docs/analytics.md, with the widget that pushes it', () => {
  const lines = eventTable(widgets).split('\n');
  expect(lines.filter((line) => line.includes('`quiz_answer`'))).toEqual([
    '| `quiz_answer` | a question of a quiz is answered |  |',
    expect.stringMatching(/^\| `quiz` \| .*`quiz_answer`/),
  ]);
});
