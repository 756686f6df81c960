export const en = {
  label: 'Backups',
  last: 'Last verified backup:',
  none: 'There is no backup of this site yet.',
  whoCan: 'Whoever runs the server of this site can have one made every day.',
  failed: 'Backup failed',
  overdue: 'Backup overdue',
  damaged: 'The database is damaged',
  bringBack: 'The last verified backup can be brought back.',
  clock: 'The server’s clock has jumped',
  untilSteady: 'Nothing is deleted for its age until it has run for a day without a jump.',
  tell: 'Tell whoever runs the server of this site.',
};
