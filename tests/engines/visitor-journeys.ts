import { execFileSync } from 'node:child_process';
import { expect, vi } from 'vitest';
import { askApi, expectPath, type Journey, openPage, pathIn, type Site, wordsOf } from './site.ts';
import { keys } from './window.ts';

export const menu: Journey = {
  name: 'the menu opens and closes by pointer and by key, and leads on',
  at: 'desktop',
  async walk(site) {
    const { window, language } = site;
    const prefix = language === 'en' ? '' : '/ar';
    await openPage(site, '/about-us');
    await window.hover(`header a[href="${prefix}/services"]`);
    const link = `.services-panel a[href="${prefix}/services/digital-marketing"]`;
    await expect.poll(() => window.isShown(link)).toBe(true);
    await window.clickAt(700, 880);
    await expect.poll(() => window.isShown(link)).toBe(false);
    await window.run(() => document.querySelector<HTMLElement>('.services-item button')?.focus());
    await window.press(keys.Enter);
    // The style sheet shows the panel before its island listens to keys.
    await expect.poll(() => window.isShown(`.services-item[data-open=true] ${link}`)).toBe(true);
    await window.press(keys.Escape);
    await expect.poll(() => window.isShown(link)).toBe(false);
    await window.hover(`header a[href="${prefix}/services"]`);
    await window.click(link);
    await expectPath(site, '/services/digital-marketing');
    expect(await window.isShown('.services-panel')).toBe(false);
  },
};

export const phoneMenu: Journey = {
  name: 'the phone menu opens, closes, and leads on',
  at: 'phone',
  async walk(site) {
    const { window, language } = site;
    await openPage(site, '/our-work');
    const open = () => window.click('[command=show-modal][commandfor=mobile-menu]');
    await open();
    await expect.poll(() => window.isShown('#mobile-menu')).toBe(true);
    await window.press(keys.Escape);
    await expect.poll(() => window.isShown('#mobile-menu')).toBe(false);
    await open();
    await window.click('#mobile-menu [commandfor=mobile-menu]');
    await expect.poll(() => window.isShown('#mobile-menu')).toBe(false);
    await open();
    await window.click(`#mobile-menu a[href="${language === 'en' ? '' : '/ar'}/blog"]`);
    await expectPath(site, '/blog');
  },
};

export const contactWindow: Journey = {
  name: 'the contact window closes in every way, keeps what is written, and sends it',
  async walk(site) {
    const { window, width } = site;
    await openPage(site, '/about-us');
    const isShown = () => window.isShown('#contact-modal');
    const open = async () => {
      const isPhone = width < 1000;
      if (isPhone) await window.click('[command=show-modal][commandfor=mobile-menu]');
      const from = isPhone ? '#mobile-menu' : 'header';
      await window.click(`${from} [command=show-modal][commandfor=contact-modal]`);
      await expect.poll(isShown).toBe(true);
    };
    const field = (name: string) => `#contact-modal [name=${name}]`;
    await open();
    await window.type('Salma Haddad', field('name'));
    await window.press(keys.Escape);
    await expect.poll(isShown).toBe(false);
    await open();
    await window.click('#contact-modal [command=close]');
    await expect.poll(isShown).toBe(false);
    await open();
    if (width > 1000) {
      await window.clickAt(10, 300);
      await expect.poll(isShown).toBe(false);
      await open();
    }
    await window.type('salma@example.com', field('email'));
    await window.type('+971 4 555 0111', field('phone'));
    await window.select('other', field('interest'));
    await window.type('Haddad', field('company'));
    await window.type('20,000', field('budget'));
    await window.type('A booking form.', field('message'));
    await window.click('#contact-modal [type=submit]');
    const { thankYou } = wordsOf(site).forms.messages;
    await expect.poll(() => window.textOf('#contact-modal .form-message-success')).toBe(thankYou);
    await expect.poll(isShown).toBe(false);
    await expectLead(site, '/about-us', { name: 'Salma Haddad', interest: 'other' });
  },
};

export const contactForm: Journey = {
  name: 'the contact form says what is missing, and sends',
  async walk(site) {
    const { window } = site;
    const { forms } = wordsOf(site);
    await openPage(site, '/contact-us');
    await window.type('Salma', '#contact-form [name=firstName]');
    await window.click('#contact-form [type=submit]');
    await expect
      .poll(() => window.textOf('#contact-form .form-message-failure'))
      .toBe(forms.messages.allRequired);
    await window.type('Haddad', '#contact-form [name=lastName]');
    await window.type('salma@example.com', '#contact-form [name=email]');
    await window.type('+971 4 555 0111', '#contact-form [name=phoneNumber]');
    await window.type('A booking form', '#contact-form [name=subject]');
    await window.type('People leave it half way.', '#contact-form [name=message]');
    await window.click('#contact-form [type=submit]');
    await expect.poll(() => window.textOf('#contact-form .form-message-success')).toBe(forms.sent);
    await expectLead(site, '/contact-us', {
      name: 'Salma Haddad',
      message: 'People leave it half way.',
    });
  },
};

export const leasingForm: Journey = {
  name: 'a plan is chosen, and the leasing form sends it',
  async walk(site) {
    const { window } = site;
    await openPage(site, '/website-leasing');
    await window.click('#pricing-plans li:nth-child(2) a[href="#lead-form"]');
    const plan = () =>
      window.run(() => document.querySelector<HTMLSelectElement>('#lead-form select')?.value);
    await expect.poll(plan).not.toBe('');
    await window.type('Omar Nasser', '#lead-form [name=name]');
    await window.type('omar@example.com', '#lead-form [name=email]');
    await window.type('+971 4 555 0122', '#lead-form [name=phone]');
    await window.type('Nasser Bakery', '#lead-form [name=company]');
    await window.click('#lead-form [type=submit]');
    const { thankYou } = wordsOf(site).forms.messages;
    await expect.poll(() => window.textOf('#lead-form .form-message-success')).toBe(thankYou);
    await expectLead(site, '/website-leasing', { name: 'Omar Nasser', company: 'Nasser Bakery' });
  },
};

export const portfolio: Journey = {
  name: 'the portfolio begins with its first item, within the window, and steps by button, dot and key',
  async walk(site) {
    const { window, language } = site;
    await openPage(site, '/');
    await window.run(() =>
      document.querySelector('#portfolio')?.scrollIntoView({ behavior: 'instant' }),
    );
    const expectItem = (position: number) =>
      expect.poll(() => window.run(findItem)).toEqual({ position, isWithin: true });
    // While a step is under way no other step counts: a step that did not count is made again.
    const stepTo = async (position: number, step: () => Promise<void>) => {
      const isThere = async () => (await window.run(findItem)).position === position;
      const stepOnce = async () => {
        await step();
        await vi.waitUntil(isThere, { timeout: 3_000 });
      };
      await vi.waitFor(stepOnce, { timeout: 30_000 });
      await expectItem(position);
    };
    const [onward, back] =
      language === 'en' ? [keys.ArrowRight, keys.ArrowLeft] : [keys.ArrowLeft, keys.ArrowRight];
    await expectItem(0);
    await window.click('#portfolio [data-step=next]');
    await expectItem(1);
    await stepTo(3, () => window.click('#portfolio li:nth-child(4) input'));
    await stepTo(4, () => window.press(onward));
    await stepTo(3, () => window.press(back));
  },
};

/** In the page: which item's heading is shown, and whether all its letters are inside the window. */
function findItem() {
  const items = [...document.querySelectorAll('#portfolio li')];
  const shown = items.filter((item) =>
    item.querySelector('h3')?.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const [heading] = shown.map((item) => item.querySelector('h3'));
  const { left = -1, right = 0 } = heading?.getBoundingClientRect() ?? {};
  return {
    position: shown.length === 1 ? items.indexOf(shown[0] as Element) : shown.length,
    isWithin: left >= 0 && right <= innerWidth,
  };
}

export const questions: Journey = {
  name: 'one answer is open at a time',
  async walk(site) {
    const { window } = site;
    await openPage(site, '/');
    const open = () =>
      window.run(() =>
        [...document.querySelectorAll<HTMLDetailsElement>('details[name=faq]')].flatMap(
          (answer, index) => (answer.open ? [index] : []),
        ),
      );
    const question = (number: number) =>
      `:nth-child(${number} of details[name=faq]) summary, :nth-child(${number}) > details[name=faq] summary`;
    await window.click(question(1));
    await expect.poll(open).toEqual([0]);
    await window.click(question(2));
    await expect.poll(open).toEqual([1]);
    await window.click(question(2));
    await expect.poll(open).toEqual([]);
  },
};

export const testimonials: Journey = {
  name: 'testimonials are chosen by dot, by key in the reading direction, and by button',
  async walk(site) {
    const { window, language, width } = site;
    await openPage(site, '/website-leasing');
    const chosen = () =>
      window.run(() =>
        [...document.querySelectorAll<HTMLInputElement>('[name=lease-testimonial]')].findIndex(
          ({ checked }) => checked,
        ),
      );
    await window.click('[name=lease-testimonial]:nth-of-type(3)');
    await expect.poll(chosen).toBe(2);
    await window.press(language === 'en' ? keys.ArrowRight : keys.ArrowLeft);
    await expect.poll(chosen).toBe(3);

    // On a phone they are swiped.
    if (width < 1000) return;
    await openPage(site, '/our-work');
    const isShifted = () =>
      window.run(() => document.querySelector<HTMLElement>('[data-shifted]')?.dataset.shifted);
    await window.click('[data-shifts-to=true]');
    await expect.poll(isShifted).toBe('true');
    await window.click('[data-shifts-to=false]');
    await expect.poll(isShifted).toBe('false');
  },
};

export const languageSwitch: Journey = {
  name: 'the language is switched, remembered, switched back, and Back leads back',
  async walk(site) {
    const { window, language, width } = site;
    const [other, theirs] = language === 'en' ? ['ar', '/ar'] : ['en', ''];
    const [own, mine] = language === 'en' ? ['en', ''] : ['ar', '/ar'];
    const follow = async (link: string) => {
      if (width > 1000) return window.click(`header ${link}`);
      await window.click('[command=show-modal][commandfor=mobile-menu]');
      await window.click(`#mobile-menu ${link}`);
    };
    const switchTo = (wanted: string) => follow(`a[data-language=${wanted}]`);
    await openPage(site, '/services');
    await switchTo(other);
    await expect.poll(() => window.path()).toBe(`${theirs}/services`);
    const shown = () => window.run(() => [document.documentElement.lang, document.dir]);
    expect(await shown()).toEqual(other === 'ar' ? ['ar', 'rtl'] : ['en', 'ltr']);
    expect(await window.run(() => localStorage.getItem('selectedLanguage'))).toBe(other);
    await follow(`a[href="${theirs}/about-us"]`);
    await expect.poll(() => window.path()).toBe(`${theirs}/about-us`);
    await switchTo(own);
    await expect.poll(() => window.path()).toBe(`${mine}/about-us`);
    await window.back();
    await expect.poll(() => window.path()).toBe(`${theirs}/about-us`);
  },
};

export const paper: Journey = {
  name: 'a page that was not scrolled has all its words on paper',
  async walk(site) {
    const { window, url } = site;
    for (const path of ['/', '/website-leasing', '/blog-details/designing-arabic-first']) {
      await window.open(url + pathIn(site, path));
      const input = await window.print();
      const printed = wordsIn(execFileSync('pdftotext', ['-', '-'], { input, encoding: 'utf8' }));
      await expect
        .poll(() => window.run(() => 'laidOut' in document.body.dataset), { timeout: 60_000 })
        .toBe(true);
      const shown = wordsIn(await window.run(() => document.querySelector('main')?.innerText));
      expect(printed, path).toBeGreaterThan(0.9 * shown);
    }
  },
};

const wordsIn = (text = '') => text.trim().split(/\s+/).length;

async function expectLead(site: Site, page: string, fields: Record<string, string>) {
  const { leads } = (await askApi(site, '/admin/leads')) as { leads: unknown[] };
  const address = site.language === 'en' ? page : `/ar${page}`;
  expect(leads[0]).toMatchObject({ page: address, fields });
}
