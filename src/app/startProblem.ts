/** The portal cannot start: a page for whoever runs it, without React, in the place of the loading screen. */
export function showStartProblem(root: HTMLElement, problems: string[]): void {
  const main = document.createElement('main');
  main.className = 'portal-message';
  const heading = document.createElement('h1');
  heading.textContent = 'The portal is not set up correctly';
  const text = document.createElement('p');
  text.textContent = 'It cannot start until its environment variables are corrected:';
  const list = document.createElement('ul');
  for (const problem of problems) {
    const item = document.createElement('li');
    item.textContent = problem;
    list.append(item);
  }
  main.append(heading, text, list);
  document.title = 'Supplier Portal';
  root.replaceChildren(main);
}
