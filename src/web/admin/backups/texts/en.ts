export const en = {
  label: 'Backups',
  last: 'Last verified backup:',
  none: 'There is no backup of this site yet.',
  howTo: (setting: string) => `With the setting ${setting} the server makes one every day.`,
  failed: 'Backup failed',
  overdue: 'Backup overdue',
  overdueAbout: 'The next backup should have been made by now.',
};
