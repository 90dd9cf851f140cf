import { expect, test } from 'vitest';
import { createServer } from 'vite';
import { projectRoot } from '../../scripts/build/widgets.ts';
import { addressLines } from './addresses.ts';

test('who starts the demo reads in four lines what stands where, and as whom one can sign in', () => {
  expect(addressLines('http://127.0.0.1:5173/')).toEqual([
    '  Explorer  http://127.0.0.1:5173/',
    '  Website   http://127.0.0.1:5173/en/home.html  http://127.0.0.1:5173/ar/home.html',
    '  Portal    http://127.0.0.1:5173/en/portal.html',
    '  Sign in   as Mia Sommer (DEFAULT), Huda Marsa (PARTNER_ADMIN), Salma Nakhla (STA_ADMIN) or 6 others: http://127.0.0.1:5173/sso/login',
  ]);
});

test('the server of the demo prints them', async () => {
  const said: string[] = [];
  const server = await createServer({
    root: projectRoot,
    server: { port: 0 },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    await server.listen();
    server.config.logger.info = (text) => said.push(text);
    server.printUrls();
    expect(said.join('\n').split('\n')).toEqual(addressLines(server.resolvedUrls?.local[0] ?? ''));
  } finally {
    await server.close();
  }
});
