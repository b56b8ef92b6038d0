use strict;
use warnings;
use FindBin;
use lib $FindBin::Bin;

use MediaWiki::API;
use RunCalls qw(public_methods run_calls wiki);

my $api = MediaWiki::API->new( { api_url => wiki->{api}, retries => 0 } );

# The prefix of File: in the address of files.
$api->{config}{files_url} = '';

my $error_of = sub { return $api->{error}{code} ? "$api->{error}{code}: $api->{error}{details}" : undef };
my $fresh = sub { my ($call) = @_; return sub { $api->{error} = { code => 0, details => '', stacktrace => '' }; return $call->() } };

my @calls = (
    login => sub { $api->login( { lgname => wiki->{user}, lgpassword => wiki->{password} } )->{result} },
    api => sub { $api->api( { action => 'query', titles => 'Swan|Missing page', prop => 'info|categories' } ) },
    'api: error' => sub { $api->api( { action => 'query', list => 'categorymembers', cmtitle => 'Birds' } ) },
    'api: siteinfo' =>
        sub { $api->api( { action => 'query', meta => 'siteinfo', siprop => 'general|namespaces|magicwords|interwikimap' } ) },
    list => sub { $api->list( { action => 'query', list => 'categorymembers', cmtitle => 'Category:Birds' } ) },
    'list: continued' => sub { $api->list( { action => 'query', list => 'allpages', aplimit => 3 } ) },
    'list: generator' =>
        sub { $api->list( { action => 'query', generator => 'categorymembers', gcmtitle => 'Category:Birds', prop => 'info' } ) },
    'list: hook' => sub {
        my @titles;
        $api->list( { action => 'query', list => 'allpages', aplimit => 3 },
            { max => 2, hook => sub { push @titles, map { $_->{title} } @{ $_[0] } } } );
        return \@titles;
    },
    get_page           => sub { $api->get_page( { title => 'Swan' } ) },
    'get_page: missing' => sub { $api->get_page( { title => 'Missing page' } ) },
    download           => sub { $api->download( { title => 'File:Swan.png' } ) },
    'download: missing' => sub { $api->download( { title => 'File:Missing.png' } ) },
    logout             => sub { $api->logout(); 'logged out' },
    'api: after log-out' => sub { $api->api( { action => 'query', meta => 'userinfo' } ) },
);
$_ % 2 and $calls[$_] = $fresh->( $calls[$_] ) for 0 .. $#calls;

run_calls(
    $MediaWiki::API::VERSION,
    [ public_methods('MediaWiki::API') ],
    \@calls,
    { 'It makes the object that this program uses.' => ['new'], 'It writes.' => [qw(edit upload)] },
    $error_of,
);
