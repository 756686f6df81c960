export const en = {
  label: 'Backups',
  last: 'Last verified backup:',
  none: 'There is no backup of this site yet.',
  howTo: (setting: string) =>
    `With the setting ${setting}, the server makes them by itself, for example every 24h.`,
  failed: 'Backup failed',
  failedAt: (moment: string) => `The last attempt failed (${moment}):`,
  overdue: 'Backup overdue',
  overdueAbout: 'The next backup should have been made by now.',
};
