/** What stands on a line of its own in an answer. */
const blocks = 'p, h2, h3, h4, h5, h6, li, dl > div, [data-apply]';

const plain = (element: Element): string => element.textContent.replace(/\s+/g, ' ').trim();

function lineOf(block: Element): string {
  if (block.matches('dl > div')) return [...block.children].map(plain).join(': ');
  const link = block.matches('[data-apply]') && block.querySelector('a');
  if (link) return link.href;
  return plain(block) && `${block.closest('li') ? '– ' : ''}${plain(block)}`;
}

/** An answer as it stands on the page, a line for each fact and each paper, without its buttons. */
export const linesOf = (answer: Element): string[] =>
  [...answer.querySelectorAll(blocks)]
    .filter((block) => !block.querySelector(blocks) && !block.closest('[data-outputs]'))
    .map(lineOf)
    .filter(Boolean);
