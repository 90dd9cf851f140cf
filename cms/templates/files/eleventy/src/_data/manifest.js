import { readFileSync } from 'node:fs';

/** Which files each widget needs, as the build says. */
export default () =>
  JSON.parse(readFileSync(new URL('../../../public/widgets/widgets.json', import.meta.url), 'utf8'));
