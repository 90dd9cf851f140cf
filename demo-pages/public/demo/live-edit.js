/**
 * Does to the page what a CMS's editor does: inserts a widget that was not there, and puts another in the place of
 * one that was. Clones and moves nodes only, so that it also works where the page's policy asks for Trusted Types.
 */
const panel = document.querySelector('[data-live-edit]');
const grid = document.querySelector('main .aem-Grid');
let number = 0;
let isReplaced = false;

/**
 * A fresh copy of what the server sent for an insertion. Configurations move into attributes: where Trusted Types are
 * asked for, a script that a script inserts is a violation, even one that holds data.
 */
function copyOf(name) {
  const template = panel.querySelector(`template[data-live-template="${name}"]`);
  const copy = template.content.cloneNode(true);
  for (const script of copy.querySelectorAll('script[type="application/json"]')) {
    script.parentElement.setAttribute('data-config', script.textContent);
    script.remove();
  }
  return copy;
}

function add() {
  const copy = copyOf('add');
  number += 1;
  for (const element of copy.querySelectorAll('[id]')) element.id += `-${number}`;
  grid.append(copy);
  grid.lastElementChild.scrollIntoView({ block: 'center' });
}

function replace() {
  const column = document.querySelector('main .promotional-banner');
  const copy = copyOf(isReplaced ? 'replace-back' : 'replace');
  isReplaced = !isReplaced;
  column.replaceChildren(copy);
  column.scrollIntoView({ block: 'center' });
}

panel?.addEventListener('click', (event) => {
  const { liveAction } = event.target.closest('button')?.dataset ?? {};
  if (liveAction === 'add') add();
  if (liveAction === 'replace') replace();
});
