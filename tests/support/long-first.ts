import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What they do stands in files that they share with tests/proof, or in a folder. */
const smallButLong =
  /tests\/(engines|generated\/hostile-fields|leads\/kill|uploads\/memory|durability\/(two-instances|kill)|backups\/move)\./;

/** Vitest begins with the largest files, so that no long one is left at the end; these are not large. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => smallButLong.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
