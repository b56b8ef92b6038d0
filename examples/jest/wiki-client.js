const headers = { 'user-agent': 'UnusedFilesExample/1.0 (https://bot.example; operator@bot.example)' };

/** A client of one wiki. It waits as long as the wiki asks for if the database lags. */
class WikiClient {
  /**
   * @param {string} entryPoint the address of its `api.php`
   * @param {typeof globalThis.fetch} fetch
   */
  constructor(entryPoint, fetch = globalThis.fetch) {
    this.entryPoint = entryPoint;
    this.fetch = fetch;
  }

  async query(parameters) {
    const query = new URLSearchParams({
      action: 'query',
      format: 'json',
      formatversion: '2',
      maxlag: '5',
      ...parameters,
    });
    const response = await this.fetch(`${this.entryPoint}?${query}`, { headers });
    const result = await response.json();
    if (result.error?.code === 'maxlag') {
      const seconds = Number(response.headers.get('retry-after'));
      await new Promise((resume) => globalThis.setTimeout(resume, seconds * 1000));
      return this.query(parameters);
    }
    if (result.error) throw new Error(`${result.error.code}: ${result.error.info}`);
    return result;
  }
}

module.exports = { WikiClient };
