export const en = {
  label: 'Backups',
  last: 'Last verified backup:',
  none: 'There is no backup of this site yet.',
  whoCan: 'Whoever runs the server of this site can have one made every day.',
  failed: 'Backup failed',
  overdue: 'Backup overdue',
  tell: 'Tell whoever runs the server of this site.',
};
