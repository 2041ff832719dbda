import S3rver from '@20minutes/s3rver';

const [port, directory = '', bucket = ''] = process.argv.slice(2);
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  directory,
  silent: true,
  // It leaves the slash after a bucket out of the path that it signs.
  allowMismatchedSignatures: true,
  configureBuckets: [{ name: bucket }],
});
await server.run();
