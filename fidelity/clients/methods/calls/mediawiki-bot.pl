use strict;
use warnings;
use FindBin;
use lib $FindBin::Bin;

use MediaWiki::Bot;
use RunCalls qw(public_methods run_calls wiki);

my ($host) = wiki->{api} =~ m{//([^/]+)/};
my $bot = MediaWiki::Bot->new( { protocol => 'http', host => $host, path => '', agent => 'wikidouble', operator => 'Admin' } );
$bot->{api}{config}{retries} = 0;

my $error_of = sub { return $bot->{error}{code} ? "$bot->{error}{code}: $bot->{error}{details}" : undef };
my $fresh = sub {
    my ($call) = @_;
    return sub {
        $bot->{error} = undef;
        $bot->{api}{error} = { code => 0, details => '', stacktrace => '' };
        return $call->();
    };
};

my @calls = (
    login             => sub { $bot->login( wiki->{user}, wiki->{password} ) },
    get_text          => sub { $bot->get_text('Swan') },
    'get_text: section' => sub { $bot->get_text( 'Swan', { rvsection => 1 } ) },
    'get_text: missing' => sub { $bot->get_text('Missing page') },
    get_id            => sub { $bot->get_id('Swan') },
    'get_id: missing' => sub { $bot->get_id('Missing page') },
    get_pages         => sub { $bot->get_pages( [ 'Swan', 'Goose', 'Missing page' ] ) },
    get_image         => sub { $bot->get_image('File:Swan.png') },
    get_history       => sub { [ $bot->get_history('Swan') ] },
    get_history_step_by_step => sub { my @list = $bot->get_history_step_by_step( 'Swan', { rvlimit => 2 } ); \@list },
    get_last          => sub { $bot->get_last( 'Swan', 'Vandal' ) },
    update_rc         => sub { [ $bot->update_rc( 5 ) ] },
    recentchanges     => sub { [ $bot->recentchanges( { ns => 0, limit => 10 } ) ] },
    what_links_here   => sub { [ $bot->what_links_here('Swan') ] },
    'what_links_here: redirects' => sub { [ $bot->what_links_here( 'Swan', 'redirects' ) ] },
    list_transclusions => sub { [ $bot->list_transclusions('Template:Note') ] },
    get_pages_in_category => sub { [ $bot->get_pages_in_category('Category:Birds') ] },
    get_all_pages_in_category => sub { [ sort( $bot->get_all_pages_in_category('Category:Animals') ) ] },
    get_all_categories => sub { [ $bot->get_all_categories() ] },
    linksearch        => sub { [ $bot->linksearch('example.org') ] },
    get_namespace_names => sub { my %names = $bot->get_namespace_names(); \%names },
    image_usage       => sub { [ $bot->image_usage('File:Swan.png') ] },
    links_to_image    => sub { [ $bot->links_to_image('File:Swan.png') ] },
    is_blocked        => sub { [ $bot->is_blocked('Vandal'), $bot->is_blocked('Bob') ] },
    test_blocked      => sub { [ $bot->test_blocked('Vandal') ] },
    test_image_exists => sub { [ $bot->test_image_exists('File:Swan.png'), $bot->test_image_exists('File:Missing.png') ] },
    get_pages_in_namespace => sub { [ $bot->get_pages_in_namespace(14) ] },
    count_contributions => sub { $bot->count_contributions('Bob') },
    timed_count_contributions => sub { [ $bot->timed_count_contributions( 'Bob', 30 ) ] },
    last_active       => sub { $bot->last_active('Bob') },
    recent_edit_to_page => sub { [ $bot->recent_edit_to_page('Swan') ] },
    get_users         => sub { [ $bot->get_users('Swan') ] },
    was_blocked       => sub { [ $bot->was_blocked('Vandal'), $bot->was_blocked('Bob') ] },
    test_block_hist   => sub { [ $bot->test_block_hist('Vandal') ] },
    expandtemplates   => sub { $bot->expandtemplates( 'Swan', '{{Note|x}} {{PAGENAME}}' ) },
    get_allusers      => sub { [ $bot->get_allusers() ] },
    'get_allusers: group' => sub { [ $bot->get_allusers( 10, 'sysop' ) ] },
    diff              => sub { $bot->diff( { title => 'Swan', revid => 19, oldid => 10 } ) },
    prefixindex       => sub { [ $bot->prefixindex('Swan') ] },
    search            => sub { [ $bot->search('goose') ] },
    get_log           => sub { $bot->get_log( { type => 'move' } ) },
    'get_log: user'   => sub { $bot->get_log( { type => 'upload', user => 'Admin' } ) },
    get_protection    => sub { $bot->get_protection('Goose') },
    'get_protection: several' => sub { $bot->get_protection( [ 'Goose', 'Swan' ] ) },
    is_protected      => sub { $bot->is_protected('Goose') },
    top_edits         => sub { [ $bot->top_edits('Bob') ] },
    contributions     => sub { [ $bot->contributions('Bob') ] },
    usergroups        => sub { [ $bot->usergroups('Admin') ] },
    get_mw_version    => sub { $bot->get_mw_version() },
    purge_page        => sub { $bot->purge_page( [ 'Swan', 'Goose' ] ) },
    logout            => sub { $bot->logout() },
);
$_ % 2 and $calls[$_] = $fresh->( $calls[$_] ) for 0 .. $#calls;

run_calls(
    $MediaWiki::Bot::VERSION,
    [ public_methods('MediaWiki::Bot') ],
    \@calls,
    {
        'It makes the object that this program uses.' => ['new'],
        'It sends no request.' => ['set_wiki'],
        'It writes.' => [qw(edit move revert undo patrol email upload upload_from_url)],
        'It needs the extension GlobalUsage.' => ['global_image_usage'],
        'It sends its request to another wiki, Meta-Wiki.' => [qw(is_g_blocked was_g_blocked was_locked db_to_domain domain_to_db)],
    },
    $error_of,
);
