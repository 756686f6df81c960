/** Word copies its lists as paragraphs with a drawn sign; they become lists again. */
export function listsOfWord(body: HTMLElement): void {
  let list: HTMLElement | undefined;
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    const sign = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
    const tag = /\d/.test(sign?.textContent ?? '') ? 'ol' : 'ul';
    sign?.remove();
    const goesOn = list?.tagName.toLowerCase() === tag && paragraph.previousElementSibling === list;
    if (!list || !goesOn) {
      list = body.ownerDocument.createElement(tag);
      paragraph.before(list);
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
}
