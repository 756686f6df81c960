/** The button of a plan leads to the form, and has chosen the plan there. */
export function choosePlans() {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLElement>('[data-plan]');
    const choice = document.querySelector<HTMLSelectElement>('select[name=plan]');
    if (link && choice) choice.value = link.dataset.plan ?? '';
  });
}
