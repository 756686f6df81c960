/** Says what is being done while it is being done, then how long it took. */
export async function step(what, work) {
  const begun = Date.now();
  process.stdout.write(`wajha: ${what} … `);
  try {
    await work();
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
  process.stdout.write(`${((Date.now() - begun) / 1000).toFixed(1)} s\n`);
}
