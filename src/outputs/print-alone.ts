import styles from './print-alone.module.css';
import { printPage } from './print.ts';

/**
 * Opens the browser's dialog for printing a part of the page. The rest of the page is printed with it where the browser
 * does not know `:has()`.
 */
export function printAlone(part: Element): void {
  const alone = styles['alone'] ?? '';
  part.classList.add(alone);
  window.addEventListener('afterprint', () => part.classList.remove(alone), { once: true });
  printPage();
}
