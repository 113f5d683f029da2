export { restoreBackup } from './restore-database.ts';
export { storedFiles } from './stored-files.ts';
export { writeBackup } from './write-backup.ts';
