export { startEmpty } from './emptied-database.ts';
export { restoreBackup, type Target } from './restore-database.ts';
export { stageFolder } from './staged-folder.ts';
export { storedFiles } from './stored-files.ts';
export { writeBackup } from './write-backup.ts';
