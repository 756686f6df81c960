import { expectAccessible } from '../support/accessibility.ts';
import { openAdmin } from '../support/admin-area.ts';
import { expect, test } from '../support/admin-journey.ts';
import { signIn } from '../support/signed-in.ts';

test.use({ serverEnv: { BACKUP_EVERY: '24h' } });

test('the dashboard says how old the last backup is, and when something is wrong', async ({
  page,
  admin,
}) => {
  const { token } = await signIn(page.request, admin);
  const headers = { authorization: `Bearer ${token}` };
  await expect
    .poll(async () => (await page.request.get('/api/admin/backups', { headers })).json())
    .toMatchObject({ lastAt: expect.any(String) });
  await openAdmin(page, admin, 'dashboard');
  await expect(page.getByRole('region', { name: 'Backups' })).toHaveText(
    /^Last verified backup: (now|\d+ minutes? ago)$/,
  );
  await openAdmin(page, admin, 'dashboard', 'ar');
  const region = page.getByRole('region', { name: 'النسخ الاحتياطية' });
  await expect(region).toHaveText(/^آخر نسخة احتياطية تم التحقق منها: (الآن|قبل .+)$/);

  const facts = { lastAt: null, failure: null, isRegular: true, isOverdue: true };
  const answer = (changed: object) =>
    page.route('**/api/admin/backups', (route) =>
      route.fulfill({ json: { ...facts, ...changed } }),
    );
  await answer({ lastAt: new Date(Date.now() - 3 * 86_400_000).toISOString() });
  await openAdmin(page, admin, 'dashboard', 'ar');
  await expect(region).toContainText('قبل 3 أيام');
  await expect(region).toContainText('تأخّر النسخ الاحتياطي');
  await answer({ lastAt: new Date().toISOString(), isDatabaseDamaged: true });
  await openAdmin(page, admin, 'dashboard', 'ar');
  await expect(region).toContainText(
    'قاعدة البيانات تالفة يمكن استعادة آخر نسخة احتياطية تم التحقق منها.',
  );
  await answer({ failure: { at: '2026-11-17T12:00:00.000Z', reason: 'The disk is full.' } });
  await openAdmin(page, admin, 'dashboard', 'ar');
  await expect(region).toContainText('لا توجد نسخة احتياطية لهذا الموقع بعد.');
  await expect(region).toContainText('The disk is full.');
  await expectAccessible(page);
});
